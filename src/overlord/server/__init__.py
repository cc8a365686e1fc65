"""The table for the browser."""
