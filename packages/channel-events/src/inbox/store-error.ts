import { PlatformError } from "@kontor/http";

/** Carries what a handler's own write threw through a store, so that it is not taken for a failure of the store. */
export class WriteFailure extends Error {
  constructor(cause: unknown) {
    super("a write failed", { cause });
  }
}

/** The inbox cannot be opened, read or written. Events that are not stored are never acknowledged. */
export class StoreError extends PlatformError {
  override readonly name = "StoreError";
  readonly code = "ERR_PLATFORM_STORE";
  /** Only a restart of the program can help, because its open file is no longer the one at its path, or was closed. */
  readonly isFinal: boolean;

  constructor(
    action: string,
    problem: string,
    { cause, isFinal = false }: { cause?: unknown; isFinal?: boolean } = {},
  ) {
    super(`Cannot ${action} as ${problem}`, cause === undefined ? undefined : { cause });
    this.isFinal = isFinal;
  }
}

/**
 * The failure of a handler whose transaction was no longer open after its write, or no longer the one that was begun for it: then its
 * result must not be recorded, because the write may be undone.
 *
 * @param thrown What the write has thrown, if it threw.
 */
export function buildEndedError(...thrown: [thrown?: unknown]): Error {
  const after =
    thrown.length === 0
      ? ""
      : ` (then it failed: ${thrown[0] instanceof Error ? thrown[0].message : typeof thrown[0]})`;
  return new Error(
    `the handler ended the transaction of ctx.withTx()${after}, by a COMMIT, a ROLLBACK or an error that undid all of it, such as a full disk. A write must pass on the errors of the database and leave the end of the transaction to the inbox. What it committed itself stays, and the next try commits it again`,
    { cause: thrown[0] },
  );
}
