"""Playing and replaying in a terminal: input, screens, and the pictures of positions."""
