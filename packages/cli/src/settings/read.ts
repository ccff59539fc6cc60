import { Secret } from "@kontor/http";
import { isAbsolute, join } from "node:path";
import { CliError } from "../cli-error.ts";
import type { FullContext } from "../command.ts";
import { SANDBOX_URL } from "./complete-sandbox.ts";
import { readProfile, type Profile, type ProfileOptions } from "./profile.ts";
import { readSecretFile, runSecretCommand } from "./secret.ts";
import { settings, type Setting, type SettingKey } from "./table.ts";

/** The settings of one run. */
export interface Settings {
  /** A setting that is no secret; `undefined` where nothing says it. */
  get(key: SettingKey): string | undefined;
  /** The same, for a command that cannot do without. @throws {CliError} With all the places where it may be said. */
  demand(action: string, key: SettingKey): string;
  /** A secret. @throws {CliError} If its file or its command gives none. */
  findSecret(key: SettingKey): Promise<Secret | undefined>;
  demandSecret(action: string, key: SettingKey): Promise<Secret>;
  /** Where a setting comes from: `--tenant`, `KONTOR_TENANT`, `profile default`; `undefined` where nothing says it. */
  findSource(key: SettingKey): string | undefined;
  profile: Profile | undefined;
  /** The address of the sandbox, if `--sandbox` chose it. */
  sandboxUrl: string | undefined;
}

/** The flags of settings, as commander gives them. */
export type SettingOptions = ProfileOptions & { sandbox?: string | true } & Record<string, unknown>;

/** Reads the settings: flags win over the environment, which wins over the profile. Secrets are read when they are asked for. */
export async function readSettings({
  options,
  env,
  signal,
  secrets,
}: Pick<FullContext<SettingOptions>, "options" | "env" | "signal" | "secrets">): Promise<Settings> {
  const { sandbox } = options;
  const isSandbox = sandbox !== undefined;
  if (typeof sandbox === "string" && !/^https?:\/\//i.test(sandbox))
    throw new CliError(`Cannot use --sandbox as its value must be an address such as ${SANDBOX_URL}: got ${sandbox}`, {
      exitCode: 2,
    });
  const sandboxUrl = isSandbox ? (sandbox === true ? SANDBOX_URL : sandbox.replace(/\/+$/, "")) : undefined;
  const made = sandboxUrl === undefined ? {} : await loadMadeUp(sandboxUrl);
  const around = isSandbox ? {} : env;
  const profile = isSandbox ? undefined : readProfile(options, env);
  const known = new Map<SettingKey, Promise<Secret | undefined>>();

  return { get, demand, findSecret, demandSecret, findSource, profile, sandboxUrl };

  function get(key: SettingKey): string | undefined {
    const { flag, variable } = findSetting(key);
    const given = options[toCamelCase(flag)] as string | undefined;
    if (given === "") throw new CliError(`Cannot use --${flag} as it must not be empty`, { exitCode: 2 });
    return given ?? (around[variable] || profile?.values[key] || made[key]);
  }

  function findSource(key: SettingKey): string | undefined {
    const { flag, variable, isSecret } = findSetting(key);
    const own = isSecret ? `${flag}-file` : flag;
    if (options[toCamelCase(own)] !== undefined) return `--${own}`;
    for (const name of isSecret ? [variable, `${variable}_FILE`] : [variable]) if (around[name]) return name;
    const names = isSecret ? [key, `${key}File`, `${key}Command`] : [key];
    if (names.some((name) => profile?.values[name] !== undefined)) return `profile ${profile!.name}`;
    return made[key] === undefined ? undefined : "sandbox";
  }

  function demand(action: string, key: SettingKey): string {
    const value = get(key);
    if (value !== undefined) return value;
    const { flag, variable, text } = findSetting(key);
    throw refuseMissing(action, text, `--${flag}, ${variable} or ${key} of a profile`);
  }

  function findSecret(key: SettingKey): Promise<Secret | undefined> {
    const reading = known.get(key) ?? readSecret(findSetting(key));
    known.set(key, reading);
    return reading;
  }

  async function readSecret({ key, flag, variable, text }: Setting): Promise<Secret | undefined> {
    const file = options[toCamelCase(`${flag}-file`)] as string | undefined;
    const { values = {}, folder } = profile ?? {};
    const value =
      file !== undefined
        ? readSecretFile(text, file)
        : around[variable]
          ? around[variable].trim()
          : around[`${variable}_FILE`]
            ? readSecretFile(text, around[`${variable}_FILE`]!)
            : (values[key] ??
              (values[`${key}File`] !== undefined
                ? readSecretFile(text, values[`${key}File`]!, folder)
                : values[`${key}Command`] !== undefined
                  ? await runSecretCommand(text, values[`${key}Command`]!, { signal })
                  : made[key as SettingKey]));
    if (value === undefined) return undefined;
    if (made[key as SettingKey] === undefined) secrets.keep(value);
    return new Secret(value);
  }

  async function demandSecret(action: string, key: SettingKey): Promise<Secret> {
    const secret = await findSecret(key);
    if (secret) return secret;
    const { flag, variable, text } = findSetting(key);
    throw refuseMissing(action, text, `${variable}, --${flag}-file, or ${key}Command of a profile`);
  }
}

/** Resolves a path of a profile: it is meant from the folder of its file. */
export function resolveProfilePath({ folder }: Profile, path: string): string {
  return isAbsolute(path) ? path : join(folder, path);
}

function findSetting(key: string): Setting {
  return (settings as readonly Setting[]).find((each) => each.key === key)!;
}

function toCamelCase(flag: string): string {
  return flag.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The credentials that work in every sandbox. They are made up, and no secret. */
async function loadMadeUp(url: string): Promise<Partial<Record<SettingKey, string>>> {
  const { demo } = await import("@kontor/sandbox");
  const { tenantId: tenant, clientId, clientSecret, refreshToken } = demo;
  return { erpUrl: `${url}/erp`, authUrl: url, channelUrl: url, tenant, clientId, clientSecret, refreshToken };
}

function refuseMissing(action: string, what: string, places: string): CliError {
  return new CliError(`Cannot ${action} as the ${what} is missing: give it by ${places}`, { exitCode: 2 });
}
