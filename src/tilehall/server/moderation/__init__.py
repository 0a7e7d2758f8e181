"""Moderation: what admins, and the host at the command line, can see and do."""
