import { Secret } from "@kontor/http";
import { CliError } from "../cli-error.ts";

/** Where a channel's events are, and what opens them. */
export interface ChannelAccount {
  url: string;
  refreshToken: Secret;
}

/** Variables with secrets. A program that is started for events does not get them. */
export const SECRET_VARIABLES = ["KONTOR_REFRESH_TOKEN", "KONTOR_INBOX", "KONTOR_INBOX_TO"];

/**
 * Reads the channel from the flags and the environment. The refresh token is a secret, so no flag takes it.
 *
 * @throws {CliError} If something is missing or is no address.
 */
export function readAccount(
  action: string,
  flags: { url?: string },
  env: Record<string, string | undefined>,
): ChannelAccount {
  const url = readChannelUrl(action, flags, env);
  const token = env["KONTOR_REFRESH_TOKEN"]?.trim() ?? "";
  if (token === "")
    throw createError(action, "the variable KONTOR_REFRESH_TOKEN must hold the refresh token of the channel");
  return { url, refreshToken: new Secret(token) };
}

/** Reads the address of the channel interface. @throws {CliError} If it is missing or is no address. */
export function readChannelUrl(
  action: string,
  { url: flag }: { url?: string },
  env: Record<string, string | undefined>,
): string {
  const url = flag ?? env["KONTOR_CHANNEL_URL"] ?? "";
  if (url === "")
    throw createError(action, "--url or the variable KONTOR_CHANNEL_URL must say where the channel interface is");
  if (/^https?:\/\//i.test(url) && URL.canParse(url) && !/[@?#]/.test(url)) return url;
  throw createError(
    action,
    "the address of the channel interface must be like https://host.example/path, without user, query and #",
  );
}

function createError(action: string, problem: string): CliError {
  return new CliError(`Cannot ${action} as ${problem}`, { exitCode: 2 });
}
