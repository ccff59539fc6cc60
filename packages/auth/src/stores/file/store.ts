import { resolve } from "node:path";
import {
  ArgumentError,
  type Clock,
  hideText,
  readOptions,
  readSetting,
  runOnFile,
  systemClock,
} from "@kontor/http/internal";
import { customTokenStore, type SharedTokenStore } from "../../shared-store.ts";
import { createTokenText, type TokenEncryption } from "../../token-store.ts";
import { openFileLock, type FileLock } from "./lock.ts";
import { checkTokenFolder, readTokenFile, writeTokenFile } from "./token.ts";

const LOOK_AGAIN_MS = 15;
const BEAT_MS = 5_000;
const BEATS = 11; // A token call takes 55 s at most. A process that holds the lock for longer counts as standing still.

/** Options of `fileTokenStore()`: its encryption, its clock and its random numbers. */
export interface FileTokenStoreOptions {
  /** Encrypts the files. Default: none; they have the mode 0600. */
  encryption?: TokenEncryption | undefined;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock | undefined;
  /** From 0 to below 1, for the time between two looks at a lock. Default `Math.random`. */
  random?: (() => number) | undefined;
}

/**
 * Keeps tokens in a folder that only its owner can read, one file for each key. The lock is one of the operating system, so it ends with
 * the process that holds it. A process that holds it for 60 s and stands still (`SIGSTOP`, a frozen container) loses it to another process,
 * and must not write any more.
 *
 * A damaged file is moved to `<key>.json.damaged` and counts as empty. The process emits a warning.
 *
 * @param place A folder only for tokens, which is created if needed. The folder gets mode 0700 and its files 0600. They must belong to this
 *   user and must not be symbolic links.
 * @throws {ArgumentError} If `place` is no path, the folder cannot be created there, or others can use it and it holds other files.
 * @throws {Error} If the folder or a file cannot be used. The methods throw it too.
 */
export function fileTokenStore(place: string, options: FileTokenStoreOptions = {}): SharedTokenStore {
  const { encryption, clock, random } = readOptions("keep tokens", options, {
    encryption: undefined,
    clock: systemClock,
    random: Math.random,
  });
  const text = createTokenText(encryption);
  place = readSetting("keep tokens", "place", place);
  if (typeof place !== "string" || !place || place.includes("\0"))
    throw new ArgumentError("keep tokens", "place", "be the path of a folder", hideText(place));
  const folder = resolve(place); // A slash at the end would lead through a symbolic link.
  const onDisk = <T>(work: () => T): T => runOnFile(`keep tokens in ${folder}`, folder, work);
  onDisk(() => checkTokenFolder(folder));
  const locks = new Map<string, FileLock>();
  /** Shows the other processes that this one lives during a slow token call. */
  const beat = async (lock: FileLock, isOver: AbortController) => {
    for (let count = 0; count < BEATS; count += 1) {
      await clock.sleep(BEAT_MS, isOver);
      lock.touch();
    }
  };
  const checkKey = (key: string) => {
    if (!/^[\w-]{1,128}$/.test(key))
      throw new RangeError("Cannot use a key as it must be 1 to 128 letters, digits, - or _");
  };
  return customTokenStore({
    async get(key) {
      checkKey(key);
      return (await onDisk(() => readTokenFile(folder, key, text))).token;
    },
    async update(key, renew) {
      checkKey(key);
      onDisk(() => checkTokenFolder(folder)); // The folder may have been removed.
      let lock = locks.get(key);
      if (!lock) locks.set(key, (lock = openFileLock(folder, key, clock)));
      let release: (() => void) | undefined;
      while (!(release = onDisk(lock.take))) await clock.sleep(LOOK_AGAIN_MS * (0.5 + random()));
      const isOver = new AbortController();
      try {
        void beat(lock, isOver).catch(() => {});
        const { token, isDamaged } = await onDisk(() => readTokenFile(folder, key, text));
        const next = await renew(token);
        const sealed = await text.write(next, key);
        lock.check();
        onDisk(() => writeTokenFile(folder, key, sealed, { isDamaged }));
        return next;
      } finally {
        isOver.abort();
        release();
      }
    },
  });
}
