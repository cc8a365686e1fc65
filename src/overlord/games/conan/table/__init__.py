"""Table: what its players agreed on, how it is set up, what is noted, and how it ends."""
