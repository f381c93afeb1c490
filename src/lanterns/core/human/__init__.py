"""Players who choose as people do."""
