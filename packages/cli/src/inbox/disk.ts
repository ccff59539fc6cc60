import { rmSync, writeFileSync } from "node:fs";
import type { ProblemCode } from "../doctor/problems.ts";
import type { OpenInbox } from "./place.ts";

const PROBE = Buffer.alloc(1_000_000, "probe");
const FULL = /^(?:ENOSPC|EDQUOT|EFBIG|53100)$/; // 53100: disk_full of PostgreSQL
const READ_ONLY = /^(?:EROFS|EACCES|EPERM|25006)$/; // 25006: read_only_sql_transaction of PostgreSQL
const SQLITE: Readonly<Record<number, DiskProblem>> = {
  5: ["store-held", "another program has written to it for some seconds"],
  8: ["store-read-only", "SQLITE_READONLY"],
  13: ["store-disk-full", "SQLITE_FULL"],
};

export type DiskProblem = [code: ProblemCode, found: string];

/** Writes a megabyte to a new file beside the file of an inbox, and removes it. SQLite keeps such files there too. */
export function tryDisk(path: string): DiskProblem | undefined {
  const probe = `${path}.${process.pid}.probe`;
  try {
    writeFileSync(probe, PROBE, { flag: "wx", mode: 0o600, flush: true });
    return undefined;
  } catch (error) {
    return nameRefusedWrite(error);
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Says in words why nothing can be written to the disk of an inbox, in a file or a database; `undefined` if it can. */
export async function describeDisk({
  path,
  tryWrite,
}: Pick<OpenInbox, "path" | "tryWrite">): Promise<string | undefined> {
  if (path !== undefined) return describeDiskOf(path);
  return describeProblem(await tryWrite().then(() => undefined, nameRefusedWrite));
}

/** Says in words why nothing can be written beside a file; `undefined` if it can. */
export function describeDiskOf(path: string): string | undefined {
  return describeProblem(tryDisk(path));
}

function describeProblem([code, found]: [] | DiskProblem = []): string | undefined {
  if (code === undefined || code === "store-held") return undefined;
  return `${code === "store-disk-full" ? "its disk is full" : "nothing can be written beside it"} (${found})`;
}

/** Names the problem of a write that was refused; `undefined` if the disk is not the reason. */
export function nameRefusedWrite(error: unknown): DiskProblem | undefined {
  const { code = "", errcode = 0, cause } = error as { code?: string; errcode?: number; cause?: unknown };
  const known = SQLITE[errcode & 0xff]; // An extended code of SQLite has the plain one in its last byte.
  if (known) return known;
  if (FULL.test(code)) return ["store-disk-full", code];
  if (READ_ONLY.test(code)) return ["store-read-only", code];
  return cause === undefined ? undefined : nameRefusedWrite(cause);
}
