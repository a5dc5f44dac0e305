"""The clauses proved, one test or more for each."""
