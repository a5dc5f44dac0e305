"""What people are told: sayings are data; a speech puts them into one reader's language, from files of words."""

from macabre.language.saying import NO, NONE, YES, Figure, Listed, Named, Saying, SeatName, from_data, sayings, to_data
from macabre.language.speech import (
    ENGLISH,
    ERASED,
    Speech,
    english,
    find_language,
    language_of,
    languages,
    languages_of_pages,
    speak_from,
)

__all__ = [
    "ENGLISH",
    "ERASED",
    "NO",
    "NONE",
    "YES",
    "Figure",
    "Listed",
    "Named",
    "Saying",
    "SeatName",
    "Speech",
    "english",
    "find_language",
    "from_data",
    "language_of",
    "languages",
    "languages_of_pages",
    "sayings",
    "speak_from",
    "to_data",
]
