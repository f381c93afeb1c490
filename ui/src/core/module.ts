/** The simulator: the C core as a WebAssembly module, with the printed tables loaded. */

import { SIZES, TABLES } from "./layout";

/** Where something lies in the module's memory; zero is nowhere. */
export type Pointer = number;

type Export = (...arguments_: readonly (number | bigint)[]) => number | bigint | undefined;

const PAGE_BYTES = 65_536;
/** Structures with numbers of eight bytes begin at multiples of it. */
const ALIGNMENT = 16;

/** The module is from another version of the page, or damaged. */
export class BadModule extends Error {}

export class CoreModule {
  readonly #functions: Record<string, Export>;
  readonly #memory: WebAssembly.Memory;
  #end: Pointer;

  private constructor(instance: WebAssembly.Instance) {
    const { memory, __heap_base: begin, ...functions } = instance.exports;
    if (!(memory instanceof WebAssembly.Memory && begin instanceof WebAssembly.Global)) {
      throw new BadModule("The module has no memory.");
    }
    this.#memory = memory;
    this.#end = begin.value;
    this.#functions = functions as Record<string, Export>;
    this.#checkLayout();
    this.#loadTables();
  }

  /** Compile and start a module. `seconds` is its clock. */
  static async load(bytes: BufferSource | Response, seconds: () => number): Promise<CoreModule> {
    const imports = { lanterns: { seconds } };
    const { instance } =
      bytes instanceof Response && isTyped(bytes)
        ? await WebAssembly.instantiateStreaming(bytes, imports)
        : await WebAssembly.instantiate(
            bytes instanceof Response ? await bytes.arrayBuffer() : bytes,
            imports,
          );
    return new CoreModule(instance);
  }

  /** Call `lanterns_<name>`; numbers of 64 bits are bigints. Returns zero for `void`. */
  call(name: string, ...arguments_: readonly (number | bigint)[]): number {
    const called = this.#functions[`lanterns_${name}`];
    if (!called) throw new BadModule(`The module has no function “${name}”.`);
    return Number(called(...arguments_) ?? 0);
  }

  /** Set memory aside for good. */
  reserve(bytes: number): Pointer {
    const begin = Math.ceil(this.#end / ALIGNMENT) * ALIGNMENT;
    this.#end = begin + bytes;
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_BYTES));
    return begin;
  }

  /** Do something with memory that is free again afterwards. */
  borrow<T>(use: () => T): T {
    const end = this.#end;
    try {
      return use();
    } finally {
      this.#end = end;
    }
  }

  /** Put bytes into memory set aside for them. */
  store(bytes: Uint8Array): Pointer {
    const begin = this.reserve(bytes.length);
    this.bytes(begin, bytes.length).set(bytes);
    return begin;
  }

  /** Look at a piece of memory; it is another buffer once more has been reserved. */
  bytes(begin: Pointer, count: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, begin, count);
  }

  view(begin: Pointer, bytes: number): DataView {
    return new DataView(this.#memory.buffer, begin, bytes);
  }

  int32s(begin: Pointer, count: number): Int32Array {
    return new Int32Array(this.#memory.buffer, begin, count);
  }

  #checkLayout(): void {
    this.borrow(() => {
      const sizes = this.reserve(8 * SIZES.length);
      const known = this.call("layout", sizes, BigInt(SIZES.length));
      const view = this.view(sizes, 8 * SIZES.length);
      const fits = SIZES.every((size, index) => Number(view.getBigInt64(8 * index, true)) === size);
      if (known !== SIZES.length || !fits) throw new BadModule("The module has another layout.");
    });
  }

  #loadTables(): void {
    this.borrow(() => {
      const bytes = TABLES.match(/../g)?.map((digits) => Number.parseInt(digits, 16)) ?? [];
      if (this.call("load", this.store(Uint8Array.from(bytes)))) {
        throw new BadModule("The module does not accept the tables.");
      }
    });
  }
}

/** Whether a host gives the file just its type; browsers compile no other while it arrives. */
function isTyped(response: Response): boolean {
  return response.headers.get("content-type") === "application/wasm";
}
