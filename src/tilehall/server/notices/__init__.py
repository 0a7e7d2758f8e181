"""Notices by web push and mail: they tell players away from the table that it is their turn."""
