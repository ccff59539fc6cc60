import type { Secret } from "@kontor/http";
import { CliError } from "../cli-error.ts";
import type { Settings } from "../settings/read.ts";

/** Where a channel's events are, and what opens them. */
export interface ChannelAccount {
  url: string;
  refreshToken: Secret;
}

/** Finds the channel in the settings. @throws {CliError} If something is missing or is no address. */
export async function findAccount(action: string, settings: Settings): Promise<ChannelAccount> {
  const url = readChannelUrl(action, settings);
  return { url, refreshToken: await settings.demandSecret(action, "refreshToken") };
}

/** Reads the address of the channel interface. @throws {CliError} If it is missing or is no address. */
export function readChannelUrl(action: string, settings: Settings): string {
  const url = settings.demand(action, "channelUrl");
  if (/^https?:\/\//i.test(url) && URL.canParse(url) && !/[@?#]/.test(url)) return url;
  throw new CliError(
    `Cannot ${action} as the address of the channel interface must be like https://host.example/path, without user, query and #`,
    { exitCode: 2 },
  );
}
