"""The table in the terminal, with keys and mouse, made with Textual."""
