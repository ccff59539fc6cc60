/** Something that several commands need to know: it comes from a flag, from the environment, or from a profile. */
export interface Setting {
  /** Its key in a profile. */
  key: string;
  /** Its name as a flag. A secret has only `--<flag>-file`. */
  flag: string;
  variable: string;
  isSecret?: boolean;
  text: string;
  /** For the help: the value's form. */
  value: string;
}

/** Every setting but the place of the inbox, which has flags of its own. */
export const settings = [
  { key: "erpUrl", flag: "erp-url", variable: "KONTOR_ERP_URL", value: "address", text: "base address of the ERP API" },
  {
    key: "authUrl",
    flag: "auth-url",
    variable: "KONTOR_AUTH_URL",
    value: "address",
    text: "address of the authorization server of the ERP API",
  },
  { key: "tenant", flag: "tenant", variable: "KONTOR_TENANT", value: "uuid", text: "tenant of the ERP API" },
  {
    key: "clientId",
    flag: "client-id",
    variable: "KONTOR_CLIENT_ID",
    value: "id",
    text: "client of the authorization server",
  },
  {
    key: "clientSecret",
    flag: "client-secret",
    variable: "KONTOR_CLIENT_SECRET",
    isSecret: true,
    value: "path",
    text: "secret of the client",
  },
  {
    key: "scopes",
    flag: "scopes",
    variable: "KONTOR_SCOPES",
    value: "names",
    text: "scopes to ask for, with commas; without them the server grants those of the client",
  },
  {
    key: "generation",
    flag: "generation",
    variable: "KONTOR_GENERATION",
    value: "1|2",
    text: "generation of the authorization server, 1 without it",
  },
  {
    key: "apiKey",
    flag: "api-key",
    variable: "KONTOR_API_KEY",
    isSecret: true,
    value: "path",
    text: "key of a registration, in place of a client",
  },
  {
    key: "apiKeyScheme",
    flag: "api-key-scheme",
    variable: "KONTOR_API_KEY_SCHEME",
    value: "name",
    text: "how the key is sent: x-api-key, or Wawi for on-premise installations; x-api-key without it",
  },
  {
    key: "appId",
    flag: "app-id",
    variable: "KONTOR_APP_ID",
    value: "name/version",
    text: "the app that calls, kontor-cli/1 without it",
  },
  {
    key: "appVersion",
    flag: "app-version",
    variable: "KONTOR_APP_VERSION",
    value: "version",
    text: "the version of that app, 1 without it",
  },
  {
    key: "channelUrl",
    flag: "channel-url",
    variable: "KONTOR_CHANNEL_URL",
    value: "address",
    text: "base address of the channel interface",
  },
  {
    key: "refreshToken",
    flag: "refresh-token",
    variable: "KONTOR_REFRESH_TOKEN",
    isSecret: true,
    value: "path",
    text: "refresh token of the channel interface",
  },
] as const satisfies readonly Setting[];

/** The key of a setting. */
export type SettingKey = (typeof settings)[number]["key"];

/** The keys of a profile that say where the inbox is. */
export const inboxKeys = ["inbox", "inboxFile", "inboxCommand", "inboxChannel", "inboxSchema"] as const;

/** Lists every key that a profile may have. */
export function listProfileKeys(): string[] {
  const own = (settings as readonly Setting[]).flatMap(({ key, isSecret }) =>
    isSecret ? [key, `${key}File`, `${key}Command`] : [key],
  );
  return [...own, ...inboxKeys];
}
