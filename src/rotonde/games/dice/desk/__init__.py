"""What people are shown of this game: questions, cards, reasons, the log."""
