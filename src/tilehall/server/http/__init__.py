"""HTTP: the routes of the API, the page's files, and the security headers."""
