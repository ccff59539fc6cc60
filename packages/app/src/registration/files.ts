import * as fs from "node:fs";
import { dirname } from "node:path";
import { ArgumentError, type Clock, type Secret } from "@kontor/http";
import { describeFileFault, readOptions, readSetting, runOnFile, systemClock } from "@kontor/http/internal";
import type { ProgressStore, RegistrationProgress } from "./options.ts";

/** The part of the options of `registerApp()` that saves the key. */
export interface KeyFile {
  saveKey(key: Secret): Promise<void>;
  /** Whether there is a key already; an empty file is none. */
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
  path = readSetting("keep a key", "path", path);
  if (typeof path !== "string" || path === "") throw new ArgumentError("keep a key", "path", "be a file path", path);
  const hasText = () => (fs.statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
  return {
    async saveKey(key) {
      const text = `${key.reveal()}\n`;
      runOnFile(`keep a key in ${path}`, path, () => {
        try {
          const isEmpty = !hasText() && fs.statSync(path, { throwIfNoEntry: false }) !== undefined;
          writeSafely(path, text, { replaces: isEmpty });
        } catch (error) {
          if ((error as { code?: string }).code !== "EEXIST") throw error;
          writeSafely(`${path}.${clock.now()}`, text, { replaces: false });
        }
      });
    },
    async hasKey() {
      try {
        fs.accessSync(dirname(path), fs.constants.W_OK); // the key is shown only once, so its folder must be writable
        return hasText();
      } catch (error) {
        const must = `be in a writable folder, but ${describeFileFault(error) ?? "it is not"}`;
        throw new ArgumentError("keep a key", "path", must, path);
      }
    },
  };
}

/**
 * Keeps the progress of a registration in a file that only its owner can read. The file holds no secret.
 *
 * @throws {ArgumentError} If `path` is empty; from `load()`, if the file does not hold the progress of a registration.
 * @see given spec §3
 */
export function progressFile(path: string): ProgressStore {
  const action = "resume a registration";
  path = readSetting(action, "path", path);
  if (typeof path !== "string" || path === "") throw new ArgumentError(action, "path", "be a file path", path);
  const onFile = <T>(work: () => T): T => runOnFile(`keep the progress of a registration in ${path}`, path, work);
  return {
    async load() {
      if (!fs.existsSync(path)) return undefined;
      const progress = parse(onFile(() => fs.readFileSync(path, "utf8")));
      const isProgress = typeof progress?.challengeCode === "string" && typeof progress.appId === "string";
      if (!isProgress) throw new ArgumentError(action, path, "hold the progress of a registration", "something else");
      return progress;
    },
    async save(progress) {
      onFile(() => writeSafely(path, `${JSON.stringify(progress, undefined, 2)}\n`, { replaces: true }));
    },
  };
}

function parse(text: string): RegistrationProgress | undefined {
  try {
    return JSON.parse(text) as RegistrationProgress;
  } catch {
    return undefined;
  }
}

/**
 * Writes a file that only its owner can read. No reader ever finds a half-written file under this name, and the file is on the disk (`fsync`) when this
 * returns.
 *
 * @param options.replaces Whether an existing file is replaced. If not, it stays and this throws `EEXIST`.
 */
function writeSafely(path: string, text: string, { replaces }: { replaces: boolean }): void {
  const fresh = `${path}.${crypto.randomUUID()}`;
  const file = fs.openSync(fresh, "wx", 0o600); // a new name, so that nobody else has set its mode or made it a link
  try {
    try {
      fs.writeSync(file, text);
      fs.fsyncSync(file);
    } finally {
      fs.closeSync(file);
    }
    if (replaces) fs.renameSync(fresh, path);
    else fs.linkSync(fresh, path);
  } finally {
    fs.rmSync(fresh, { force: true }); // A key must not stay in a second file.
  }
  const folder = fs.openSync(dirname(path), "r");
  try {
    fs.fsyncSync(folder);
  } catch {
    // some file systems cannot do this; the name is there all the same
  } finally {
    fs.closeSync(folder);
  }
}
