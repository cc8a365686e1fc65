"""Live tables: sockets, the one writer of each table, and what readers are told."""
