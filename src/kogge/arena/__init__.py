"""Matches between bots: blocks of games with common deals, statistics, ladders, plots."""
