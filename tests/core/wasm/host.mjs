/**
 * Runs the page's module under Node for the tests: one call after another, from standard input.
 *
 * A request is a length in four bytes, so much JSON, {name, arguments, bytes}, and then that many
 * bytes: what the buffers among the arguments hold. The answer is a line with the result, and then
 * what the buffers hold that the call may have written to. The name "thread_time" asks for the
 * processor time of this thread instead, in microseconds.
 */
import { readSync, writeSync } from "node:fs";
import { loadCore } from "../../kit/page_modules.mjs";

const core = await loadCore("lanterns");
/** Memory that C keeps pointers in, and so stays where it is, by the caller's name for it. */
const kept = new Map();

for (let text = readText(); text !== undefined; text = readText()) {
  const { name, arguments: given, bytes } = JSON.parse(text);
  if (name === "thread_time") {
    const { user, system } = process.threadCpuUsage();
    writeAll(Buffer.from(`${user + system}\n`));
    continue;
  }
  const sent = readBytes(bytes);
  for (const { keep, size } of given) {
    if (keep !== undefined && !kept.has(keep)) kept.set(keep, core.reserve(size));
  }
  core.borrow(() => answer(name, given, sent));
}

function answer(name, given, sent) {
  let read = 0;
  const returned = [];
  const plain = given.map(({ whole, long, real, keep, size, back }) => {
    if (whole !== undefined) return whole;
    if (long !== undefined) return BigInt(long);
    if (real !== undefined) return real;
    if (keep !== undefined) return kept.get(keep);
    const pointer = core.store(sent.subarray(read, read + size));
    read += size;
    if (back) returned.push([pointer, size]);
    return pointer;
  });
  const result = core.call(name, ...plain);
  const parts = returned.map(([pointer, size]) => core.bytes(pointer, size).slice());
  writeAll(Buffer.concat([Buffer.from(`${result}\n`), ...parts]));
}

function readBytes(count) {
  const into = Buffer.alloc(count);
  for (let done = 0; done < count; ) {
    const got = readSync(0, into, done, count - done);
    if (got === 0) throw new Error("the request ends early");
    done += got;
  }
  return into;
}

function readText() {
  const size = Buffer.alloc(4);
  if (readSync(0, size) === 0) return undefined;
  return readBytes(size.readUInt32LE()).toString();
}

function writeAll(bytes) {
  for (let done = 0; done < bytes.length; ) done += writeSync(1, bytes, done);
}
