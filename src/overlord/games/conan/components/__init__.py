"""Components: cards, boards and scenarios as the box has them."""
