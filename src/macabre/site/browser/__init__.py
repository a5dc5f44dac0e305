"""What runs in the browser beside the table's own code; some of it takes the place of what a server has."""
