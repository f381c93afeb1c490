"""HTTP and WebSockets: routes, pages, identity and the limits on every connection."""
