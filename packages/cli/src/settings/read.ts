import { Secret } from "@kontor/http";
import type { Context } from "../command.ts";
import { createUsageError } from "../errors.ts";
import {
  cleanSetting,
  type Profile,
  type ProfileOptions,
  readProfile,
  readProfileSecret,
  readSecretFile,
  readVariable,
} from "./profile.ts";
import { type Setting, type SettingKey, settings } from "./table.ts";

export interface Settings {
  /** A setting that is no secret; `undefined` where nothing says it. */
  get(key: SettingKey): string | undefined;
  /** The same, for a command that cannot do without. @throws {CliError} With all the places where it may be said. */
  demand(action: string, key: SettingKey): string;
  findSecret(key: SettingKey): Promise<Secret | undefined>;
  demandSecret(action: string, key: SettingKey): Promise<Secret>;
  hasSecret(key: SettingKey): boolean;
  profile: Profile | undefined;
  /** The address of the sandbox, if `--sandbox` chose it. */
  sandboxUrl: string | undefined;
}

export type SettingOptions = ProfileOptions & { sandbox?: string | true } & Record<string, unknown>;

type SettingContext = Pick<Context<SettingOptions>, "options" | "env" | "signal" | "secrets">;

const SANDBOX_URL = "http://127.0.0.1:7070";

/** What may be meant as the address of a sandbox: an address, or a host that lacks its scheme, which is then refused as one. */
const ADDRESS = /^(https?:\/\/|[\w.-]+:\d+(\/|$)|localhost$|\d+(\.\d+){3}$|[^/]*@)/i;

/** Gives `--sandbox` the usual address, unless an address follows: `kontor call --sandbox self.get` means no sandbox called self.get. */
export function completeSandbox(words: readonly string[]): string[] {
  const end = words.indexOf("--"); // Behind it are the words of a program.
  return words.map((word, index) =>
    word === "--sandbox" && (end < 0 || index < end) && !ADDRESS.test(words[index + 1] ?? "")
      ? `--sandbox=${SANDBOX_URL}`
      : word,
  );
}

/** Reads the settings: flags win over the environment, which wins over the profile. Secrets are read when they are asked for. */
export async function readSettings(context: SettingContext): Promise<Settings> {
  const { options, env, signal, secrets } = context;
  const sandbox = typeof options.sandbox === "string" ? cleanSetting("--sandbox", options.sandbox) : options.sandbox;
  if (typeof sandbox === "string" && !(/^https?:\/\//i.test(sandbox) && URL.canParse(sandbox))) {
    const meant = ADDRESS.test(sandbox) && URL.canParse(`http://${sandbox}`) ? `; write http://${sandbox}` : "";
    const got = sandbox.includes("@")
      ? `text of ${sandbox.length} characters` // It may hold a password.
      : `${sandbox || "an empty text"}${meant}`;
    throw createUsageError("use --sandbox", `its value must be an address such as ${SANDBOX_URL}: got ${got}`);
  }
  const sandboxUrl = sandbox === true ? SANDBOX_URL : sandbox?.replace(/(?<!\/)\/+$/, "");
  const made = sandboxUrl === undefined ? {} : await loadMadeUp(sandboxUrl);
  const around = sandboxUrl === undefined ? env : {};
  const profile = sandboxUrl === undefined ? readProfile(options, env) : undefined;
  for (const { variable } of settings) readVariable(around, variable); // First, so that no other problem hides it.
  const known = new Map<SettingKey, Promise<Secret | undefined>>();

  return { get, demand, findSecret, demandSecret, hasSecret, profile, sandboxUrl };

  function get(key: SettingKey): string | undefined {
    const { flag, variable } = findSetting(key);
    const given = options[key] as string | undefined;
    if (given?.trim() === "") throw createUsageError(`use --${flag}`, "it must not be empty");
    if (given !== undefined) return cleanSetting(`--${flag}`, given);
    return readVariable(around, variable) ?? profile?.values[key] ?? made[key];
  }

  function hasSecret(key: SettingKey): boolean {
    const { variable } = findSetting(key);
    const names = [key, `${key}File`, `${key}Command`];
    const isGiven = options[`${key}File`] !== undefined || around[variable] || around[`${variable}_FILE`];
    return Boolean(isGiven) || [profile?.values, made].some((values) => names.some((name) => values && name in values));
  }

  function demand(action: string, key: SettingKey): string {
    const { flag, variable, text } = findSetting(key);
    return get(key) ?? refuseMissing(action, text, `--${flag}, ${variable} or ${key} of a profile`);
  }

  function findSecret(key: SettingKey): Promise<Secret | undefined> {
    const reading = known.get(key) ?? readSecret(findSetting(key));
    known.set(key, reading);
    return reading;
  }

  async function readSecret({ key, variable, text }: Setting): Promise<Secret | undefined> {
    const own = readVariable(around, variable);
    const file =
      (options[`${key}File`] as string | undefined) ?? (own ? undefined : readVariable(around, `${variable}_FILE`));
    const given = file === undefined ? own : readSecretFile(text, file);
    const value = given || (profile && (await readProfileSecret(profile, key, { what: text, signal }))) || made[key];
    if (value === undefined) return undefined;
    if (made[key] === undefined) secrets.keep(value);
    return new Secret(value);
  }

  async function demandSecret(action: string, key: SettingKey): Promise<Secret> {
    const { flag, variable, text } = findSetting(key);
    const places = `${variable}, --${flag}-file, or ${key}Command of a profile`;
    return (await findSecret(key)) ?? refuseMissing(action, text, places);
  }
}

function findSetting(key: SettingKey): Setting {
  return settings.find((each) => each.key === key)!;
}

/** The credentials that work in every sandbox. They are made up, and no secret. */
async function loadMadeUp(url: string): Promise<Partial<Record<SettingKey, string>>> {
  const { demo } = await import("@kontor/sandbox");
  const { tenantId: tenant, clientId, clientSecret, refreshToken, sellerRefreshToken } = demo;
  const { protocol, host } = new URL(url);
  const addresses = { erpUrl: `${url}/erp`, authUrl: url, channelUrl: url };
  return {
    ...addresses,
    ...(protocol === "http:" && { allowHttp: host }),
    tenant,
    clientId,
    clientSecret,
    refreshToken,
    sellerRefreshToken,
  };
}

function refuseMissing(action: string, what: string, places: string): never {
  throw createUsageError(action, `the ${what} is missing: give it by ${places}`);
}
