"""The database in which tables are kept."""
