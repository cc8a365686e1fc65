"""The heroes' side: their turn and what they do."""
