"""Nothing waits for threads, files or groups of tasks in a browser.

In the archive for browsers this module takes the place of `anyio` and of the parts of it that starlette imports.
"""
