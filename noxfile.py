"""The package's tests on every version of Python that it names: `make test-pythons`.

One of them, and some tests: `nox -s tests-3.13 -- tests/rules`. A version that is not found is
skipped.

What runs in a browser or in Node does not depend on Python and is left to `make test`.
"""

import nox

VERSIONS = nox.project.python_versions(nox.project.load_toml("pyproject.toml"))
LEFT_OUT = (
    *("tests/e2e", "tests/browser_table", "tests/core/wasm"),
    *("tests/coach/test_same_reviews.py", "tests/test_web_is_current.py"),
)


@nox.session(python=VERSIONS, reuse_venv=True)
def tests(session: nox.Session) -> None:
    """Run the tests, or those that are named after `--`."""
    session.install("-q", "-r", "requirements-dev.lock")
    session.install("-q", "--no-deps", "-e", ".")
    ignored = [f"--ignore={path}" for path in LEFT_OUT]
    options = ("-q", "-n", "auto", "-p", "no:cacheprovider")
    session.run("pytest", *options, *ignored, *session.posargs)
