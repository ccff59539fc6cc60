import { PlatformError } from "@kontor/http";

/** The inbox cannot be opened or written. Nothing was acknowledged that is not stored. */
export class StoreError extends PlatformError {
  override readonly name = "StoreError";
  readonly code = "ERR_PLATFORM_STORE";
  /** Nothing but a new start of the program can help: the file that it has open is not the one at its path any more. */
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
