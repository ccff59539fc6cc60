import { accessSync, constants, statSync } from "node:fs";
import { dirname } from "node:path";
import { ArgumentError, type Clock, type Secret } from "@kontor/http";
import { readOptions, systemClock } from "@kontor/http/internal";
import { writeSafely } from "./write-safely.ts";

/** The part of the options of `registerApp()` that saves the key. */
export interface KeyFile {
  saveKey(key: Secret): Promise<void>;
  hasKey(): Promise<boolean>;
}

/** Options of `keyFile()`. */
export interface KeyFileOptions {
  /** Gives the time in the file name of a second key. Default: the clock of this machine. */
  clock?: Clock | undefined;
}

/**
 * Keeps the key in a file that only its owner can read; the file holds nothing else. The file is on the disk (`fsync`), under its
 * name, when `saveKey` resolves. A key is never overwritten: a second one goes to a file beside it, with the time in its name.
 *
 * @param path The file for the key. Its folder must exist.
 * @throws {ArgumentError} If `path` is empty, or an option is unknown. `hasKey()`, which is called before anything is sent, throws it
 *   if the folder cannot be written to.
 * @see given spec §3, §5.1
 */
export function keyFile(path: string, options: KeyFileOptions = {}): KeyFile {
  const { clock } = readOptions("keep a key", options, { clock: systemClock });
  if (typeof path !== "string" || path === "") throw new ArgumentError("keep a key", "path", "be a file path", path);
  const hasText = () => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
  return {
    async saveKey(key) {
      const text = `${key.reveal()}\n`;
      try {
        writeSafely(path, text, { replaces: !hasText() && statSync(path, { throwIfNoEntry: false }) !== undefined });
      } catch (error) {
        if ((error as { code?: string }).code !== "EEXIST") throw error;
        writeSafely(`${path}.${clock.now()}`, text, { replaces: false });
      }
    },
    async hasKey() {
      try {
        accessSync(dirname(path), constants.W_OK); // the key is shown only once, so its folder must be writable
        return hasText();
      } catch (error) {
        const { code } = error as { code?: string };
        throw new ArgumentError("keep a key", "path", "be in a folder that can be written to", `${path} (${code})`);
      }
    },
  };
}
