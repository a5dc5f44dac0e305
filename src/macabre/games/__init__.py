"""The games, one folder each; they are discovered, never listed."""
