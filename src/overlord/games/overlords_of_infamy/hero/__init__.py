"""The Adventuring Hero, moved by the table or by a player, and his quests."""
