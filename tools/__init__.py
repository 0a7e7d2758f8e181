"""What is run by hand to write files of this repository; no part of the package."""
