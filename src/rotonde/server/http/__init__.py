"""HTTP: routes, what handlers are given, and the guards around them."""
