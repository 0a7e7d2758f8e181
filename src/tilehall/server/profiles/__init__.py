"""Profiles: what somebody's finished games tell about them."""
