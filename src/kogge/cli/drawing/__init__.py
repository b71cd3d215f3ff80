"""Drawings of boards as SVG, one file a game."""
