"""The five games: one folder each; none knows another."""
