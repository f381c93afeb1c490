"""The commands, a file each; none imports another."""
