"""Database in which tables are kept."""
