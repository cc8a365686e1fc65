"""Players choose from what a seat may know; they never see the state of a game."""
