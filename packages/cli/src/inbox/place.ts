import { Secret } from "@kontor/http";
import { CliError } from "../cli-error.ts";
import type { Flag } from "../command.ts";
import { hasSecret } from "../terminal/hide-secrets.ts";

/** Where an inbox is. A password may be in the address. */
export type Place =
  | { kind: "file"; path: string }
  | { kind: "postgres"; url: Secret; schema?: string | undefined }
  | { kind: "hub"; url: Secret; channel: string; schema?: string | undefined };

/** The flags that say where an inbox is. */
export interface PlaceOptions {
  file?: string;
  postgres?: string;
  hub?: string;
  channel?: string;
  schema?: string;
}

const IS_ADDRESS = /^postgres(ql)?:\/\//i;

/** The flags of every command of an inbox. */
export const placeFlags: Flag[] = [
  {
    flags: "-f, --file <path>",
    text: "the inbox in this file (default: KONTOR_INBOX, a path or a postgres:// address)",
  },
  {
    flags: "--postgres <url>",
    text: "the inbox in this PostgreSQL; a password belongs in KONTOR_INBOX or PGPASSWORD",
  },
  { flags: "--hub <url>", text: "the hub in this PostgreSQL, with --channel" },
  { flags: "--channel <name>", text: "the channel of the hub, at --hub or in KONTOR_INBOX" },
  { flags: "--schema <name>", text: "the schema in PostgreSQL (default: kontor_inbox, of a hub kontor_hub)" },
];

/**
 * Decides where the inbox is: flags win over the environment.
 *
 * @param named The name of the given value in errors. Default: its flag or variable.
 * @throws {CliError} If that is missing, contradicts itself, or is no path and no address. An address is not repeated.
 */
export function readPlace(options: PlaceOptions, env: Record<string, string | undefined>, named?: string): Place {
  const { channel, schema } = options;
  const given = (["file", "postgres", "hub"] as const).filter((name) => options[name] !== undefined);
  if (given.length > 1)
    throw createPlaceError(`only one of --file, --postgres and --hub may be given: got --${given.join(" and --")}`);
  const [name] = given;
  const text = name ? options[name]! : (env["KONTOR_INBOX"] ?? "");
  const source = named ?? (name ? `--${name}` : "KONTOR_INBOX");
  if (text === "")
    throw createPlaceError(
      name
        ? `${source} must not be empty`
        : "--file, --postgres or --hub must say where it is; the variable KONTOR_INBOX can say it too",
    );
  const isAddress = name === undefined ? IS_ADDRESS.test(text) : name !== "file";
  if (!isAddress) return readFile(text, source, { channel, schema });
  checkAddress(text, source);
  if (channel === "") throw createPlaceError("--channel must not be empty");
  const url = new Secret(text);
  if (name === "postgres" && channel !== undefined)
    throw createPlaceError("--channel needs --hub: an inbox of --postgres has no channels");
  if (channel !== undefined) return { kind: "hub", url, channel, schema };
  if (name === "hub") throw createPlaceError("--channel must name the channel of the hub");
  return { kind: "postgres", url, schema };
}

function readFile(
  path: string,
  source: string,
  others: { channel: string | undefined; schema: string | undefined },
): Place {
  if (path.includes("://") || hasSecret(path))
    throw createPlaceError(
      source === "--file"
        ? "--file must be a path; an address of PostgreSQL belongs to --postgres"
        : `${source} must be a path or begin with postgres://`,
    );
  for (const [name, value] of Object.entries(others))
    if (value !== undefined) throw createPlaceError(`--${name} needs PostgreSQL: a file has no ${name}`);
  return { kind: "file", path };
}

function checkAddress(text: string, source: string): void {
  const problem = `${source} must be an address such as postgres://user@host:5432/database; a special character of a password is written as %40`;
  if (!IS_ADDRESS.test(text) || !URL.canParse(text)) throw createPlaceError(problem);
}

function createPlaceError(problem: string): CliError {
  return new CliError(`Cannot open an inbox as ${problem}`, { exitCode: 2 });
}
