"""The desk of Stephenson's Rocket: questions, cards, clicks and log lines, by chapter."""
