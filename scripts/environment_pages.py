"""Writes what observations and actions mean, a page for each game: `python -m scripts.environment_pages`."""

from pathlib import Path

from macabre.envs.page import pages

FOLDER = Path(__file__).parent.parent / "docs" / "envs"

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game_id, page in pages():
        (FOLDER / f"{game_id}.md").write_text(page, "utf-8")
