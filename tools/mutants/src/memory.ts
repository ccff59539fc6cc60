import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What the last runs have shown, to ask the right test first; nothing depends on it but time. */
export interface Memory {
  /** The test file that noticed each edit; `null` where none did. */
  killers: Record<string, string | null>;
}

export function readMemory(path: string): Memory {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Memory;
  } catch {
    return { killers: {} };
  }
}

export function keepMemory(path: string, memory: Memory): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(memory));
}
