"""Tools that write files of this repository. They are not part of the package."""
