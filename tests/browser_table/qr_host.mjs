/** Draws QR codes in the way of the page, under Node: a JSON text in each line of standard input. */
import { createInterface } from "node:readline";
import { pageModule } from "../kit/page_modules.mjs";

const { qrCode } = await pageModule("pages/replay/share/qr");

for await (const line of createInterface({ input: process.stdin })) {
  const { version, mask, rows } = qrCode(JSON.parse(line));
  const drawn = rows.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  process.stdout.write(`${JSON.stringify([[String(version), String(mask), ...drawn]])}\n`);
}
