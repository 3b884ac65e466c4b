"""One module for each change of the form of the database."""
