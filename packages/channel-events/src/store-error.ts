import { PlatformError } from "@kontor/http";

/** The inbox cannot be opened or written. Nothing was acknowledged that is not stored. */
export class StoreError extends PlatformError {
  override readonly name = "StoreError";
  readonly code = "ERR_PLATFORM_STORE";

  constructor(action: string, problem: string, cause?: unknown) {
    super(`Cannot ${action} as ${problem}`, cause === undefined ? undefined : { cause });
  }
}
