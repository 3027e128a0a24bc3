"""Tables: games as they are played, their log and their past."""
