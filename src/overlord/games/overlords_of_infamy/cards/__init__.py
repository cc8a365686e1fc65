"""Cards: what they may say, and what happens when they say it."""
