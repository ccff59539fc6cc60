import { inspect } from "node:util";
import { CliError } from "./cli-error.ts";
import { splitText } from "./terminal/split-text.ts";

/** The exit code of a run that failed, and what it says on the standard error. */
export interface RunEnd {
  code: number;
  text: string;
}

/** Describes the end of a run: a problem that somebody can mend in one line, a fault of Kontor with its stack. No text has a secret in it. */
export async function describeEnd(
  error: unknown,
  { hide, isDebug, columns }: { hide: (text: string) => string; isDebug: boolean; columns?: number | undefined },
): Promise<RunEnd> {
  const isTold = error instanceof CliError;
  const isPlatform = !isTold && (await import("@kontor/http")).isPlatformError(error); // A command that ends well does not need it.
  if (!isTold && !isPlatform) {
    const stack = hide((error as Error | undefined)?.stack ?? String(error));
    return { code: 1, text: `kontor: this is a fault of Kontor, please report it\n${stack}\n` }; // Its stack is the only way to find it.
  }
  const message = error.message ? `${splitText(`kontor: ${hide(error.message)}`, { columns, indent: 2 })}\n` : "";
  const isUsage = isPlatform && error.code === "ERR_PLATFORM_ARGUMENT"; // A flag that a package of ours refuses.
  return {
    code: isTold ? error.exitCode : isUsage ? 2 : 1,
    text: `${message}${isDebug && message ? `${hide(inspect(error))}\n` : ""}`,
  };
}
