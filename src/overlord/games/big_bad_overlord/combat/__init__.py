"""Combat: a battle from its beginning to its end, round by round."""
