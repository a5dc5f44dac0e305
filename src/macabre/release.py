"""Which release this is."""

RELEASE = "0.1.0"
