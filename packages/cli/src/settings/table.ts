/** The options of a command, as commander writes them (`--port <number>`), each with its text, or with its text and its default. */
export type Flags = Readonly<Record<string, string | readonly [text: string, preset: string]>>;

/** Something that several commands need to know. Its flag and its variable follow from its key: `--erp-url`, `KONTOR_ERP_URL`. */
interface Entry {
  /** It has no flag for its value: a file (`--api-key-file`), a variable, or the profile holds it. */
  isSecret?: boolean;
  value: string;
  text: string;
}

const entries = {
  erpUrl: { value: "address", text: "base address of the ERP API" },
  authUrl: { value: "address", text: "address of the authorization server of the ERP API" },
  tenant: { value: "uuid", text: "tenant of the ERP API" },
  clientId: { value: "id", text: "client of the authorization server" },
  clientSecret: { isSecret: true, value: "path", text: "secret of the client" },
  scopes: {
    value: "names",
    text: "scopes to request, separated by commas; without them the server grants those of the client",
  },
  generation: { value: "1|2", text: "generation of the authorization server (default: 1)" },
  apiKey: { isSecret: true, value: "path", text: "key of a registration (instead of a client)" },
  apiKeyScheme: {
    value: "name",
    text: "how the key is sent: x-api-key, or Wawi for on-premise installations (default: x-api-key)",
  },
  appId: { value: "name/version", text: "the app that calls (default: kontor-cli/1)" },
  appVersion: { value: "version", text: "the version of that app (default: 1)" },
  sessionId: { value: "uuid", text: "session of a login at the ERP, in which the calls run" },
  channelUrl: { value: "address", text: "base address of the channel interface" },
  refreshToken: { isSecret: true, value: "path", text: "refresh token of the channel interface" },
  sellerRefreshToken: { isSecret: true, value: "path", text: "refresh token of a seller, for operations of sellers" },
  allowHttp: {
    value: "hosts",
    text: "hosts that may get credentials by plain http, separated by commas, such as a sandbox in another container; this machine always may",
  },
} satisfies Record<string, Entry>;

export type SettingKey = keyof typeof entries;

export interface Setting extends Entry {
  key: SettingKey;
  /** Its name as a flag. A secret has only `--<flag>-file`. */
  flag: string;
  variable: string;
}

/** Every setting but the place of the inbox, which has flags of its own. */
export const settings: readonly Setting[] = Object.entries<Entry>(entries).map(([key, entry]) => {
  const flag = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { key: key as SettingKey, flag, variable: `KONTOR_${flag.replaceAll("-", "_").toUpperCase()}`, ...entry };
});

/** The variables whose values no output shows. Lines for curl have access tokens, and PostgreSQL reads its password by itself. */
export const secretVariables: readonly string[] = [
  ...settings.filter(({ isSecret }) => isSecret).map(({ variable }) => variable),
  "KONTOR_ERP_ACCESS_TOKEN",
  "KONTOR_CHANNEL_ACCESS_TOKEN",
  "KONTOR_SELLER_ACCESS_TOKEN",
  "PGPASSWORD",
];

/**
 * The variables of the environment that have a meaning for Kontor. Samples, guides and containers use these names and no others, so that
 * `kontor doctor` reads what the program beside it reads.
 */
export const variables: readonly string[] = [
  ...settings.flatMap(({ variable, isSecret }) => (isSecret ? [variable, `${variable}_FILE`] : [variable])),
  ...secretVariables,
  "KONTOR_INBOX", // A path, or an address of PostgreSQL.
  "KONTOR_INBOX_CHANNEL",
  "KONTOR_INBOX_SCHEMA",
  "KONTOR_INBOX_TO",
  "KONTOR_PROFILE",
  "KONTOR_PROFILE_FILE",
];

/** Lists every key that a profile may have: those of settings, and those that say where the inbox is. */
export function listProfileKeys(): string[] {
  const own = settings.flatMap(({ key, isSecret }) => (isSecret ? [key, `${key}File`, `${key}Command`] : [key]));
  return [...own, "inbox", "inboxFile", "inboxCommand", "inboxChannel", "inboxSchema"];
}

export const SETTINGS_NOTE =
  "Without a flag, the value comes from the variable in parentheses, or else from the profile.";

export const profileFlags: Flags = {
  "--profile <name>": "the profile to use: default, if KONTOR_PROFILE names none",
  "--profile-file <path>":
    "the file of the profiles (KONTOR_PROFILE_FILE): kontor/profiles.json in the folder for configuration",
};

export function listSettingFlags(keys: readonly SettingKey[] = settings.map(({ key }) => key)): Flags {
  const own = settings
    .filter(({ key }) => keys.includes(key))
    .map(({ flag, variable, isSecret, value, text }) =>
      isSecret
        ? [`--${flag}-file <${value}>`, `file with the ${text} (${variable}, ${variable}_FILE)`]
        : [`--${flag} <${value}>`, `${text} (${variable})`],
    );
  return {
    "--sandbox [url]":
      "call a sandbox with its demo credentials, by default at http://127.0.0.1:7070; Kontor then reads no variables or profiles",
    ...(Object.fromEntries(own) as Flags),
    ...profileFlags,
  };
}

export const placeFlags: Flags = {
  "-f, --file <path>":
    "the inbox in this file (default: KONTOR_INBOX or inbox of the profile, a path or a postgres:// address)",
  "--postgres <url>":
    "the inbox in this PostgreSQL; a password belongs in PGPASSWORD, ~/.pgpass, KONTOR_INBOX or the profile, and is refused here",
  "--channel <name>": "the channel in PostgreSQL (default: KONTOR_INBOX_CHANNEL, or else default)",
  "--schema <name>": "the schema in PostgreSQL (default: KONTOR_INBOX_SCHEMA, or else kontor_inbox)",
};

export const inboxFlags: Flags = { ...placeFlags, ...profileFlags };
