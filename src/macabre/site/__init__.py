"""A hall without a server: a folder of files that any web host can serve, in which everything runs in the browser."""
