import { createHash } from "node:crypto";
import type { Scheduler } from "./scheduler.ts";
import type { Stream } from "./streams.ts";

/**
 * Takes from the process what differs from run to run while `run` runs: random numbers and ids, `setImmediate()`, and the digests that a thread
 * computes. All of it is given back at the end, whatever happens.
 */
export async function withSeededAmbient<T>(scheduler: Scheduler, stream: Stream, run: () => Promise<T>): Promise<T> {
  const hex = (digits: number) =>
    Math.floor(stream.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, "0");
  const replaced = [
    replace(Error, "stackTraceLimit", 0), // Signals that abort make many errors, and nobody reads where.
    replace(Math, "random", stream.next),
    replace(crypto, "randomUUID", () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(8)}${hex(4)}`),
    replace(globalThis, "setImmediate", (work: () => void) => scheduler.defer(work)),
    replace(crypto.subtle, "digest", async (_: unknown, data: Uint8Array) => {
      const { buffer, byteOffset, byteLength } = createHash("sha256").update(data).digest();
      return buffer.slice(byteOffset, byteOffset + byteLength);
    }),
  ];
  try {
    return await run();
  } finally {
    for (const restore of replaced.toReversed()) restore();
  }
}

function replace(owner: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}
