import { accessSync, constants, statSync } from "node:fs";
import { dirname } from "node:path";
import { ArgumentError, type Secret } from "@kontor/http";
import { writeSafely } from "./write-safely.ts";

/** What `registerApp()` wants of a place for the key. */
export interface KeyFile {
  saveKey(key: Secret): Promise<void>;
  hasKey(): Promise<boolean>;
}

/**
 * Keeps the key in a file that only its owner can read: the text and nothing else. It is on the disk (`fsync`), under its name,
 * when `saveKey` has ended. A key that is there is never overwritten: a second one goes beside it, with the time in its name.
 *
 * @param path Where the key goes. Its folder must be there.
 * @throws {ArgumentError} If `path` is empty; from `hasKey()`, which is asked before anything is sent, if nothing can be written there.
 * @see given spec §3, §5.1
 */
export function keyFile(path: string): KeyFile {
  if (typeof path !== "string" || path === "") throw new ArgumentError("keep a key", "path", "be that of a file", path);
  const isThere = () => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
  return {
    async saveKey(key) {
      const text = `${key.reveal()}\n`;
      try {
        writeSafely(path, text, { replaces: !isThere() && statSync(path, { throwIfNoEntry: false }) !== undefined });
      } catch (error) {
        if ((error as { code?: string }).code !== "EEXIST") throw error;
        writeSafely(`${path}.${Date.now()}`, text, { replaces: false });
      }
    },
    async hasKey() {
      try {
        accessSync(dirname(path), constants.W_OK); // a key that has no place must not be shown
        return isThere();
      } catch (error) {
        const { code } = error as { code?: string };
        throw new ArgumentError("keep a key", "path", "be in a folder that can be written to", `${path} (${code})`);
      }
    },
  };
}
