"""Types and examples for the web client, made from the Python types."""
