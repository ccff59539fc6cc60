import type { FetchedEvent } from "./read-item.ts";
import { decodeRaw } from "./read-item.ts";

type Decoded = FetchedEvent["decoded"];

const MOST_TEXT = 1024 * 1024;

/** Keeps what was decoded at the arrival of an event until its handler begins, so that most events are decoded once. */
export interface DecodedMemory {
  keep(raw: string, decoded: Decoded): void;
  /** Gives what was kept and forgets it, because a handler may change it. Decodes what is not there. */
  take(raw: string): Decoded;
}

export function createDecodedMemory(): DecodedMemory {
  const kept = new Map<string, Decoded>();
  let size = 0;
  const forget = (raw: string) => {
    if (kept.delete(raw)) size -= raw.length;
  };
  return {
    keep(raw, decoded) {
      forget(raw);
      if (raw.length > MOST_TEXT) return;
      kept.set(raw, decoded);
      size += raw.length;
      for (const oldest of kept.keys()) {
        if (size <= MOST_TEXT) return;
        forget(oldest);
      }
    },
    take(raw) {
      const decoded = kept.get(raw);
      forget(raw);
      return decoded ?? decodeRaw(raw);
    },
  };
}
