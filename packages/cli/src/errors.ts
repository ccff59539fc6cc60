import { inspect } from "node:util";
import { escapeControls, splitText } from "./terminal/layout.ts";

/** A problem that the person at the terminal can fix. It is printed as it is, without a stack. */
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

/** The error of a command that did not run, because its command line, or a file that it names, is wrong. */
export function createUsageError(action: string, problem: string, cause?: unknown): CliError {
  return new CliError(`Cannot ${action} as ${problem}`, { exitCode: 2, cause });
}

const PLACES: Readonly<Record<string, string>> = {
  tenantId: "KONTOR_TENANT or --tenant",
  authUrl: "KONTOR_AUTH_URL or --auth-url",
  clientId: "KONTOR_CLIENT_ID or --client-id",
  clientSecret: "KONTOR_CLIENT_SECRET or --client-secret-file",
  refreshToken: "KONTOR_REFRESH_TOKEN or --refresh-token-file",
  scheme: "KONTOR_API_KEY_SCHEME or --api-key-scheme",
  appId: "KONTOR_APP_ID or --app-id",
  appVersion: "KONTOR_APP_VERSION or --app-version",
};

/** Names the setting that an option of a package comes from: at a terminal nobody has written the option. */
function describeSetting({ message, ...error }: Error): string {
  const { argument = "" } = error as { argument?: string };
  const ofBase = /an ERP client|register/.test(message) ? "KONTOR_ERP_URL" : "KONTOR_CHANNEL_URL";
  const place = argument === "baseUrl" ? ofBase : PLACES[argument];
  return place === undefined ? "" : `. The value comes from ${place}, or from a profile`;
}

/** The error of the system for a file, where no command has told it; `undefined` if it is about no file. */
async function findFileError(cause: unknown): Promise<CliError | undefined> {
  const { describeFileFault, findFileFault } = await import("@kontor/http/internal");
  const fault = findFileFault(cause);
  const { syscall = "use" } = Object(cause) as NodeJS.ErrnoException;
  const { path = "a file" } = fault ?? {};
  return fault && new CliError(`Cannot ${syscall} ${path} as ${describeFileFault(cause, path)}`, { cause });
}

interface EndOptions {
  hide(text: string): string;
  isDebug: boolean;
  columns?: number | undefined;
}

/** Describes the end of a run, and its exit code: a problem that somebody can fix in one line, a fault of Kontor with its stack. No text has a secret in it. */
export async function describeEnd(error: unknown, { isDebug, columns, ...list }: EndOptions) {
  const hide = (text: string) => escapeControls(list.hide(text));
  const isTold = error instanceof CliError;
  const isPlatform = !isTold && (await import("@kontor/http")).isPlatformError(error); // A command that ends well does not need it.
  if (!isTold && !isPlatform) {
    const ofFile = await findFileError(error);
    if (ofFile) return describeEnd(ofFile, { isDebug, columns, ...list });
    const stack = hide((error as Error | undefined)?.stack ?? String(error));
    return { code: 1, text: `kontor: this is a bug in Kontor, please report it\n${stack}\n` }; // Its stack is the only way to find it.
  }
  const isUsage = isPlatform && error.code === "ERR_PLATFORM_ARGUMENT"; // A flag that a package of ours refuses.
  const told = `${error.message}${isUsage ? describeSetting(error) : ""}`;
  const message = error.message ? `${splitText(`kontor: ${hide(told)}`, { columns, indent: 2 })}\n` : "";
  return {
    code: isTold ? error.exitCode : isUsage ? 2 : 1,
    text: `${message}${isDebug && message ? `${hide(inspect(error))}\n` : ""}`,
  };
}
