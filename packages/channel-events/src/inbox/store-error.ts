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
  /** Only a new start of the program can help, because its open file is no longer the one at its path, or was closed. */
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
