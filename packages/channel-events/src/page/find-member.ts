import { createScan, findNextMark } from "./json-scan.ts";

/**
 * Finds the value of a member of an object, as it is written, if it is a text or a number. The object may be cut off, broken further on,
 * or nested too deeply to be parsed.
 */
export function findMember(bytes: Uint8Array, name: string): string | undefined {
  const scan = createScan();
  const text = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to));
  const exact = (from: number, to: number) => {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(from, to));
    } catch {
      return undefined; // Replaced letters would make it another value.
    }
  };
  let lastText: string | undefined; // the last text at depth 1, which is a key if a colon follows
  let opened = 0;
  let isWanted = false;
  for (let at = 0; at < bytes.length;) {
    const wasInText = scan.inText;
    const mark = findNextMark(bytes, at, scan);
    const byte = bytes[mark];
    if (isWanted && !wasInText) {
      const plain = text(at, mark).trim();
      if (/^-?\d[\d.eE+-]*$/.test(plain)) return plain;
      if (byte !== 0x22) return undefined;
    }
    if (scan.depth === 1 && byte === 0x22) {
      if (!wasInText) opened = mark;
      else {
        lastText = text(opened, mark + 1);
        if (isWanted) return exact(opened, mark + 1);
      }
    }
    if (byte === 0x3a && scan.depth === 1) isWanted = lastText === JSON.stringify(name);
    at = mark + 1;
  }
  return undefined;
}
