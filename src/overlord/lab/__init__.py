"""Laboratory: many games, counted."""
