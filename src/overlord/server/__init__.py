"""Server of tables for the browser."""
