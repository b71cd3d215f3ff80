"""What `kogge board` shows of a board: one file a game."""
