import type { FullContext } from "../command.ts";
import { readProfile, type ProfileOptions } from "./profile.ts";
import { resolveProfilePath } from "./read.ts";
import { readSecretFile, runSecretCommand } from "./secret.ts";
import { decodeOrKeep } from "../terminal/hide-secrets.ts";
import type { PlaceOptions, ProfilePlace } from "../inbox/place.ts";

/**
 * Finds the place of the inbox in the chosen profile. It is not looked for where a flag or the environment says it.
 *
 * @throws {CliError} If a profile is named and cannot be used.
 */
export async function findProfilePlace({
  options,
  env,
  signal,
  secrets,
}: Pick<FullContext<PlaceOptions & ProfileOptions>, "options" | "env" | "signal" | "secrets">): Promise<
  ProfilePlace | undefined
> {
  const { file, postgres } = options;
  if ((file ?? postgres) !== undefined || env["KONTOR_INBOX"]) return undefined;
  const profile = readProfile(options, env);
  if (!profile) return undefined;
  const { inbox, inboxFile, inboxCommand, inboxChannel: channel, inboxSchema: schema } = profile.values;
  const what = "address of the inbox";
  const text =
    inbox ??
    (inboxFile !== undefined
      ? readSecretFile(what, inboxFile, profile.folder)
      : inboxCommand !== undefined
        ? await runSecretCommand(what, inboxCommand, { signal })
        : undefined);
  if (text === undefined) return undefined;
  const isAddress = text.includes("://");
  if (isAddress) keepPassword(text, secrets.keep);
  const source = `inbox of the profile ${profile.name}`;
  return { text: isAddress ? text : resolveProfilePath(profile, text), source, channel, schema };
}

/** The whole address and its password are secret. */
function keepPassword(address: string, keep: (text: string) => void): void {
  keep(address);
  if (!URL.canParse(address)) return;
  const { password } = new URL(address);
  keep(password);
  keep(decodeOrKeep(password));
}
