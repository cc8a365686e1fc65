"""Combat: attacks, defence, dice, spells and wounds."""
