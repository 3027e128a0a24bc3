"""The ground of every part of the server: settings, tasks, worker processes, outages."""
