"""The content security policy of the page: its own files and nothing else."""

# The simulator in the page is WebAssembly, which this allows; it allows no script from text.
_DIRECTIVES = (
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
)

IN_PAGE = "; ".join(_DIRECTIVES)
"""The policy as an element of a page, where browsers refuse a rule for frames."""

IN_HEADER = f"{IN_PAGE}; frame-ancestors 'none'"
