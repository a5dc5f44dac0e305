"""What newer Pythons have in `typing`, as a browser's has.

In the archive for browsers this module takes the place of `typing_extensions`.
"""

from typing import Literal

__all__ = ["Literal"]
