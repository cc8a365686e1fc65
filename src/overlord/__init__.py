"""One table for five games of villainy."""
