"""`python -m macabre` is the command `macabre`."""

from macabre.cli import main

main()
