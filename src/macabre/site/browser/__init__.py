"""What runs in the browser beside the table's own code; some of it stands in the place of what a server has."""
