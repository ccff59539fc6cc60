/** One item of a page, as it came. */
export interface RawItem {
  bytes: Uint8Array;
  /** The size of the item in bytes. It is more than `bytes` holds if the item was too large. */
  length: number;
}

/** Collects the bytes of one item after the other, and keeps no more of an item than is allowed. */
export interface ItemBuffer {
  add(bytes: Uint8Array): void;
  /** The item so far. */
  read(): RawItem;
  clear(): void;
}

export function createItemBuffer(maxItemBytes: number): ItemBuffer {
  let kept: Uint8Array[] = [];
  let keptBytes = 0;
  let length = 0;
  return {
    add(bytes) {
      length += bytes.length;
      const room = maxItemBytes - keptBytes;
      if (room <= 0 || bytes.length === 0) return;
      const part = bytes.subarray(0, room);
      kept.push(part);
      keptBytes += part.length;
    },
    read: () => ({ bytes: mergeBytes(kept), length }),
    clear() {
      kept = [];
      keptBytes = 0;
      length = 0;
    },
  };
}

export function mergeBytes(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
