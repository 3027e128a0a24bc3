"""The law: what a game decides, and how a decision is judged. Imports nothing of the desk."""
