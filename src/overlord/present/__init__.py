"""The table in words for one reader: terminal, server and text say the same."""
