"""The hall beside other board game servers, in one run on one machine."""
