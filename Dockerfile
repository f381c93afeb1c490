# The server; docs/operating.md says how to run it. Build it in a fresh clone, which it copies.
FROM python:3.12-slim
COPY . /source
RUN pip install --no-cache-dir --require-hashes -r /source/requirements-postgres.lock \
 && pip install --no-cache-dir --no-deps /source && useradd --create-home lanterns
USER lanterns
EXPOSE 8360
ENTRYPOINT ["lanterns", "serve", "--host", "0.0.0.0", "--port", "8360"]
