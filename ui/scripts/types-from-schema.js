/** Reads JSON Schema and writes TypeScript. */

import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(await text(process.stdin));
process.stdout.write(
  await compile(schema, "Protocol", {
    bannerComment: "/** Written by scripts/write_page_types.py from the server's messages. */",
    format: false,
  }),
);
