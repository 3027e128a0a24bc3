"""What every part of the server runs on: settings, tasks, worker processes, outages."""
