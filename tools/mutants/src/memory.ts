import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** The results of the last runs. They say which test to run first; only the time of a run depends on them. */
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

/** Adds one edit to what is remembered; another run may be doing the same. */
export function saveKiller(path: string, name: string, killer: string | null): void {
  const { killers } = readMemory(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ killers: { ...killers, [name]: killer } }));
}
