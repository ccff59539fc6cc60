import { resolve } from "node:path";
import { type Clock } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/parts";
import { checkTokenFolder } from "./check-folder.ts";
import { openFileLock, type FileLock } from "./lock.ts";
import { readTokenFile, writeTokenFile } from "./token.ts";
import type { TokenStore } from "../store.ts";

const LOOK_AGAIN_MS = 15;
const BEAT_MS = 5_000;
const BEATS = 11; // a token call takes 55 s at most: what takes longer is taken for one that stands still

export interface FileTokenStoreOptions {
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
  /** From 0 to below 1, for the time between two looks at a lock. Default `Math.random`. */
  random?: () => number;
}

/**
 * Keeps tokens in a folder that only its owner can read, one file for each key. The lock is the operating system's: it ends
 * with the process that holds it, however that ends. Who holds it for 60 s and stands still (`SIGSTOP`, a frozen container)
 * is taken over from, and may not write any more.
 *
 * A file that is damaged is moved aside to `<key>.json.damaged`, told by a warning of the process, and counts as empty.
 *
 * @param place A folder; made where it is not there. It is 0700 and its files are 0600, or are made so; it and its files must be this
 *   user's and no symbolic links.
 * @throws {Error} Also from its methods, if the folder or a file cannot be used.
 */
export function fileTokenStore(place: string, options: FileTokenStoreOptions = {}): TokenStore {
  const { clock = systemClock, random = Math.random } = options;
  checkOptionNames("keep tokens", options, { clock: 1, random: 1 });
  const folder = resolve(place); // a slash at its end would lead through a symbolic link
  checkTokenFolder(folder);
  const locks = new Map<string, FileLock>();
  /** A slow token call is told from a process that stands still, also by who has had its clock set meanwhile. */
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
  return {
    async get(key) {
      checkKey(key);
      return readTokenFile(folder, key).token;
    },
    async update(key, renew) {
      checkKey(key);
      checkTokenFolder(folder); // it may have been removed
      let lock = locks.get(key);
      if (!lock) locks.set(key, (lock = openFileLock(folder, key, clock)));
      let release: (() => void) | undefined;
      while (!(release = lock.take())) await clock.sleep(LOOK_AGAIN_MS * (0.5 + random()));
      const isOver = new AbortController();
      try {
        void beat(lock, isOver).catch(() => {});
        const { token, isDamaged } = readTokenFile(folder, key);
        const next = await renew(token);
        lock.check();
        writeTokenFile(folder, key, next, { isDamaged });
        return next;
      } finally {
        isOver.abort();
        release();
      }
    },
  };
}
