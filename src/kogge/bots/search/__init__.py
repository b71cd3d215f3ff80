"""Search that knows no game: it asks a game's evaluation what positions are worth."""
