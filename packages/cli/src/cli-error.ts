/** A problem that the person at the terminal can mend. It is printed as it is, without a stack. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly exitCode: number;
  /** The message is printed even if the command was told to stop meanwhile. */
  readonly isUrgent: boolean;

  constructor(
    message: string,
    { exitCode = 1, isUrgent = false, cause }: { exitCode?: number; isUrgent?: boolean; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.exitCode = exitCode;
    this.isUrgent = isUrgent;
  }
}
