"""Rules that only some scenarios have."""
