/** Something the person at the terminal can mend. Printed as it is, without a stack. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly exitCode: number;

  constructor(message: string, { exitCode = 1, cause }: { exitCode?: number; cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.exitCode = exitCode;
  }
}
