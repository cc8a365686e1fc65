"""Table: its events, what they make of it, and which requests it takes. No I/O, no clock."""
