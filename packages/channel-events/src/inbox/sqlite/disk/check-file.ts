import { realpathSync, statSync } from "node:fs";
import { StoreError } from "../../store-error.ts";

/** Makes a check that throws if a file, its log or its locks were deleted, moved or replaced since now. */
export function createFileCheck(path: string, checkOpen: () => void): () => void {
  const real = realpathSync(path); // The log lies beside the file, and not beside a link to it.
  const files = [real, `${real}-wal`, `${real}-shm`]; // The last file holds the locks of writers.
  const opened = files.map(identify);
  return () => {
    checkOpen(); // SQLite removes the log when it closes a file, which looks as if somebody else had done so.
    for (const [index, file] of files.entries())
      if (identify(file) !== opened[index] || (index === 0 && statSync(file).size === 0))
        throw new StoreError(
          `use the inbox ${path}`,
          `${file} was deleted, moved, emptied or replaced while it was open: nothing is acknowledged until the program is started again`,
          { isFinal: true },
        );
  };
}

/** Gives the identity of a file, which does not depend on its name. */
function identify(path: string): string {
  const facts = statSync(path, { bigint: true, throwIfNoEntry: false });
  return facts ? `${facts.dev}:${facts.ino}` : "none";
}
