"""What the server's tests share: browsers, running servers, whole games."""
