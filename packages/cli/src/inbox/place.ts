import { isAbsolute, join } from "node:path";
import type { Inbox } from "@kontor/channel-events";
import { Secret } from "@kontor/http";
import type { Context } from "../command.ts";
import { createUsageError } from "../errors.ts";
import {
  cleanSetting,
  type ProfileOptions,
  readProfile,
  readProfileSecret,
  readVariable,
} from "../settings/profile.ts";
import { decodeOrKeep, hasSecret } from "../terminal/secrets.ts";

/** Where an inbox is. A password may be in the address. */
export type Place =
  | { kind: "file"; path: string }
  | { kind: "postgres"; url: Secret; channel?: string | undefined; schema?: string | undefined };

export interface PlaceOptions extends ProfileOptions {
  file?: string;
  postgres?: string;
  channel?: string | undefined;
  schema?: string | undefined;
  sandbox?: string | true;
}

export interface OpenInbox {
  inbox: Inbox;
  close(): Promise<void>;
  /** The path of its file, if it is in one. */
  path?: string;
  /** Writes to the store, and takes it back. @throws {Error} If the store refuses it. */
  tryWrite(): Promise<void>;
}

export type PlaceContext = Pick<Context<PlaceOptions>, "options" | "env" | "signal" | "secrets">;

type PartOfPlace = Pick<PlaceOptions, "channel" | "schema">;

const refuse = createUsageError.bind(undefined, "open an inbox");
const IS_ADDRESS = /^postgres(ql)?:\/\//i;

/**
 * Finds the place of the inbox: flags win over the environment, which wins over the profile. With a sandbox only a flag counts, so that its
 * events are not mixed with those of the platform.
 *
 * @returns `undefined` if nothing says it.
 * @throws {CliError} If it contradicts itself, or is no path and no address. An address is not repeated.
 */
export async function findPlace(context: PlaceContext): Promise<Place | undefined> {
  const { options, env, signal, secrets } = context;
  const { file, postgres, sandbox } = options;
  if (file !== undefined && postgres !== undefined)
    throw refuse("only one of --file and --postgres may be given: got both");
  if (file !== undefined) return readPath(cleanSetting("--file", file), "--file", options);
  if (postgres !== undefined) return readAddress(cleanSetting("--postgres", postgres), "--postgres", options);
  if (sandbox !== undefined) return undefined;
  const given = readVariable(env, "KONTOR_INBOX");
  if (given) {
    const channel = options.channel ?? readVariable(env, "KONTOR_INBOX_CHANNEL");
    const schema = options.schema ?? readVariable(env, "KONTOR_INBOX_SCHEMA");
    return (IS_ADDRESS.test(given) ? readAddress : readPath)(given, "KONTOR_INBOX", { channel, schema });
  }
  const profile = readProfile(options, env);
  const text = profile && (await readProfileSecret(profile, "inbox", { what: "address of the inbox", signal }));
  if (!profile || text === undefined) return undefined;
  const { inboxChannel, inboxSchema } = profile.values;
  const part = { channel: options.channel ?? inboxChannel, schema: options.schema ?? inboxSchema };
  const source = `inbox of the profile ${profile.name}`;
  if (!text.includes("://")) return readPath(isAbsolute(text) ? text : join(profile.folder, text), source, part);
  const { password } = URL.canParse(text) ? new URL(text) : { password: "" };
  for (const secret of [text, password, decodeOrKeep(password)]) secrets.keep(secret);
  return IS_ADDRESS.test(text) ? readAddress(text, source, part) : readPath(text, source, part);
}

export async function demandPlace(context: PlaceContext): Promise<Place> {
  const place = await findPlace(context);
  if (place) return place;
  throw refuse("--file or --postgres must say where it is, or the variable KONTOR_INBOX, or inbox of a profile");
}

export function readPath(path: string, source: string, { channel, schema }: PartOfPlace): Place {
  if (path === "") throw refuse(`${source} must not be empty`);
  if (path.includes("://") || hasSecret(path))
    throw refuse(
      source === "--file"
        ? "--file must be a path; an address of PostgreSQL belongs to --postgres"
        : `${source} must be a path or begin with postgres://`,
    );
  for (const [name, value] of Object.entries({ channel, schema }))
    if (value !== undefined) throw refuse(`--${name} needs PostgreSQL: a file has no ${name}`);
  return { kind: "file", path };
}

/** Reads an address of PostgreSQL. @throws {CliError} If it is none, or a flag holds a password, which would stay in the history of the shell. */
export function readAddress(text: string, source: string, { channel, schema }: PartOfPlace): Place & { url: Secret } {
  if (text === "") throw refuse(`${source} must not be empty`);
  if (!IS_ADDRESS.test(text) || !URL.canParse(text))
    throw refuse(
      `${source} must be an address such as postgres://user@host:5432/database; a special character of a password is written as %40`,
    );
  const { password, searchParams } = new URL(text);
  const hasPassword = password !== "" || [...searchParams.keys()].some((key) => /password/i.test(key));
  if (source.startsWith("--") && hasPassword)
    throw refuse(
      `${source} must hold no password, because a shell keeps it in its history: leave it out and set PGPASSWORD, use ~/.pgpass, or put the address into KONTOR_INBOX or inbox of a profile`,
    );
  if (channel === "") throw refuse("--channel must not be empty");
  return { kind: "postgres", url: new Secret(text), channel, schema };
}
