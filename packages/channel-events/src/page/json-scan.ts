const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The state of a scan between two steps. */
export interface Scan {
  /** The depth in objects and lists. */
  depth: number;
  /** The place is within a text. */
  inText: boolean;
  /** The last byte was a backslash within a text. */
  isEscaped: boolean;
}

export function createScan(): Scan {
  return { depth: 0, inText: false, isEscaped: false };
}

/**
 * Finds the next byte that has a meaning outside of texts: a bracket, a comma, a colon, or a quote that opens or closes a text. It
 * returns the place of the byte, or `bytes.length` if there is none. Only the state of the scan is kept, so that a document of any
 * size and depth can be read in pieces.
 */
export function findNextMark(bytes: Uint8Array, from: number, scan: Scan): number {
  let at = from;
  while (at < bytes.length) {
    if (scan.inText) {
      at = findTextEnd(bytes, at, scan);
      if (at === bytes.length) return at;
      scan.inText = false;
      return at;
    }
    const byte = bytes[at]!;
    if (byte === QUOTE) {
      scan.inText = true;
      return at;
    }
    if (byte === 0x7b || byte === 0x5b) {
      scan.depth += 1;
      return at;
    }
    if (byte === 0x7d || byte === 0x5d) {
      scan.depth -= 1;
      return at;
    }
    if (byte === 0x2c || byte === 0x3a) return at;
    at += 1;
  }
  return at;
}

/** Finds the quote that closes a text; `bytes.length` if it is not among these bytes. */
function findTextEnd(bytes: Uint8Array, from: number, scan: Scan): number {
  let start = from;
  if (scan.isEscaped) {
    if (start >= bytes.length) return bytes.length;
    scan.isEscaped = false;
    start += 1;
  }
  for (;;) {
    const quote = bytes.indexOf(QUOTE, start);
    const end = quote < 0 ? bytes.length : quote;
    let backslashes = 0;
    while (end - 1 - backslashes >= start && bytes[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (quote < 0) {
      scan.isEscaped = backslashes % 2 === 1;
      return bytes.length;
    }
    if (backslashes % 2 === 0) return quote;
    start = quote + 1;
  }
}
