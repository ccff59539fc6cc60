import { Secret } from "@kontor/http";
import type { Context } from "../command.ts";
import { createUsageError } from "../errors.ts";
import { type ProfileOptions, readProfile, readProfileSecret } from "../settings/profile.ts";
import { resolveProfilePath } from "../settings/read.ts";
import { decodeOrKeep, hasSecret } from "../terminal/secrets.ts";

/** Where an inbox is. A password may be in the address. */
export type Place =
  | { kind: "file"; path: string }
  | { kind: "postgres"; url: Secret; channel?: string | undefined; schema?: string | undefined };

/** The flags that say where an inbox is. */
export interface PlaceOptions {
  file?: string;
  postgres?: string;
  channel?: string;
  schema?: string;
}

/** The place of a profile, for those who give no flag and no variable. */
export interface ProfilePlace {
  text: string;
  /** For errors: `inbox of the profile shop`. */
  source: string;
  channel?: string | undefined;
  schema?: string | undefined;
}

const refuse = createUsageError.bind(undefined, "open an inbox");
const IS_ADDRESS = /^postgres(ql)?:\/\//i;

/**
 * Decides where the inbox is: flags win over the environment, which wins over the profile.
 *
 * @param from.named The name of the given value in errors. Default: its flag or variable.
 * @throws {CliError} If that is missing, contradicts itself, or is no path and no address. An address is not repeated.
 */
export function readPlace(
  options: PlaceOptions,
  env: Record<string, string | undefined>,
  { profile, named }: { profile?: ProfilePlace | undefined; named?: string | undefined } = {},
): Place {
  const given = (["file", "postgres"] as const).filter((name) => options[name] !== undefined);
  if (given.length > 1) throw refuse("only one of --file and --postgres may be given: got both");
  const [name] = given;
  const fallback = name === undefined && !env["KONTOR_INBOX"] ? profile : undefined;
  const text = name ? options[name]! : (fallback?.text ?? env["KONTOR_INBOX"] ?? "");
  const source = named ?? (name ? `--${name}` : (fallback?.source ?? "KONTOR_INBOX"));
  const channel = options.channel ?? fallback?.channel;
  const schema = options.schema ?? fallback?.schema;
  if (text === "")
    throw refuse(
      name
        ? `${source} must not be empty`
        : "--file or --postgres must say where it is; the variable KONTOR_INBOX can say it too, and inbox of a profile",
    );
  const isAddress = name === undefined ? IS_ADDRESS.test(text) : name !== "file";
  if (!isAddress) return readFile(text, source, { channel, schema });
  if (!IS_ADDRESS.test(text) || !URL.canParse(text))
    throw refuse(
      `${source} must be an address such as postgres://user@host:5432/database; a special character of a password is written as %40`,
    );
  if (name !== undefined) checkNoPassword(text, source);
  if (channel === "") throw refuse("--channel must not be empty");
  return { kind: "postgres", url: new Secret(text), channel, schema };
}

function readFile(path: string, source: string, others: Record<"channel" | "schema", string | undefined>): Place {
  if (path.includes("://") || hasSecret(path))
    throw refuse(
      source === "--file"
        ? "--file must be a path; an address of PostgreSQL belongs to --postgres"
        : `${source} must be a path or begin with postgres://`,
    );
  for (const [name, value] of Object.entries(others))
    if (value !== undefined) throw refuse(`--${name} needs PostgreSQL: a file has no ${name}`);
  return { kind: "file", path };
}

/** A flag with a password would stay in the history of the shell. */
function checkNoPassword(text: string, source: string): void {
  const { password, searchParams } = new URL(text);
  if (password === "" && ![...searchParams.keys()].some((key) => /password/i.test(key))) return;
  throw refuse(
    `${source} must hold no password, because a shell keeps it in its history: leave it out and set PGPASSWORD, use ~/.pgpass, or put the address into KONTOR_INBOX or inbox of a profile`,
  );
}

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
}: Pick<Context<PlaceOptions & ProfileOptions>, "options" | "env" | "signal" | "secrets">): Promise<
  ProfilePlace | undefined
> {
  const { file, postgres } = options;
  if ((file ?? postgres) !== undefined || env["KONTOR_INBOX"]) return undefined;
  const profile = readProfile(options, env);
  if (!profile) return undefined;
  const { inboxChannel: channel, inboxSchema: schema } = profile.values;
  const text = await readProfileSecret(profile, "inbox", { what: "address of the inbox", signal });
  if (text === undefined) return undefined;
  const isAddress = text.includes("://");
  const { password } = isAddress && URL.canParse(text) ? new URL(text) : { password: "" };
  for (const secret of isAddress ? [text, password, decodeOrKeep(password)] : []) secrets.keep(secret);
  const source = `inbox of the profile ${profile.name}`;
  return { text: isAddress ? text : resolveProfilePath(profile, text), source, channel, schema };
}
