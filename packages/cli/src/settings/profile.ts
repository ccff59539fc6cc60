import { spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { findSettingProblem } from "@kontor/http/internal";
import { CliError, createUsageError } from "../errors.ts";
import { describeFileError } from "../files.ts";
import { dropSecrets } from "../terminal/secrets.ts";
import { describeSimilar, isObject } from "../values.ts";
import { listProfileKeys } from "./table.ts";

export interface Profile {
  name: string;
  path: string;
  /** Paths in it are meant from here. */
  folder: string;
  values: Readonly<Record<string, string>>;
}

export interface ProfileOptions {
  profile?: string;
  profileFile?: string;
}

type Environment = Record<string, string | undefined>;

/**
 * A value as it is meant: without the blanks, the line ends and the byte order mark around it.
 *
 * @throws {CliError} If it is in quotes, which a shell takes away and the env file of a container keeps, or has an invisible character in it. The value is not repeated.
 */
export function cleanSetting(name: string, value: string): string {
  const text = value.trim();
  const problem = findSettingProblem(text);
  if (problem) throw createUsageError(`use ${name}`, `its value must ${problem}`);
  return text;
}

/** A variable of the environment. One that is empty or blank counts as missing. @throws {CliError} As `cleanSetting()`. */
export function readVariable(env: Environment, name: string): string | undefined {
  return cleanSetting(name, env[name] ?? "") || undefined;
}

function findProfilePath(env: Environment, platform: string = process.platform): string {
  const home = env["HOME"] || env["USERPROFILE"] || homedir();
  const folder =
    platform === "win32"
      ? env["APPDATA"] || join(home, "AppData", "Roaming")
      : env["XDG_CONFIG_HOME"] || join(home, ".config");
  return join(folder, "kontor", "profiles.json");
}

/**
 * Reads the chosen profile. Nobody has to have one: `undefined` if no file, profile or variable names it and the usual file is not there.
 *
 * @throws {CliError} If it is named and not there, is open to others, or holds something else. Its content is not repeated.
 */
export function readProfile(options: ProfileOptions, env: Environment, platform = process.platform as string) {
  const chosenFile = options.profileFile ?? readVariable(env, "KONTOR_PROFILE_FILE");
  const chosen = options.profile ?? readVariable(env, "KONTOR_PROFILE");
  const path = chosenFile || findProfilePath(env, platform);
  const name = chosen || "default";
  const isNamed = Boolean(chosenFile) || Boolean(chosen);
  const text = readPrivately(path, isNamed, platform);
  if (text === undefined) return undefined;
  const profiles = parse(path, text);
  const values = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (values === undefined && !chosen) return undefined;
  if (values === undefined)
    throw refuse(path, `it must have the profile ${name}: it has ${Object.keys(profiles).join(", ") || "none"}`);
  if (!isObject(values)) throw refuse(path, `the profile ${name} must be an object of settings`);
  const known = listProfileKeys();
  for (const [key, value] of Object.entries(values)) {
    if (!known.includes(key))
      throw refuse(path, `${key} of the profile ${name} is no setting${describeSimilar(key, known)}`);
    if (typeof value !== "string" || value.trim() === "")
      throw refuse(path, `${key} of the profile ${name} must be text, and not empty`);
    // A command is for the shell, whose quotes it may need.
    if (!key.endsWith("Command")) values[key] = cleanSetting(`${key} of the profile ${name}`, value);
  }
  return { name, path, folder: dirname(path), values: values as Record<string, string> } satisfies Profile;
}

function readPrivately(path: string, isNamed: boolean, platform: string): string | undefined {
  try {
    const { mode } = statSync(path);
    const must = `only its owner may read it: its mode is ${(mode & 0o777).toString(8)}`;
    if (platform !== "win32" && (mode & 0o077) !== 0) throw refuse(path, `${must}. Fix it with: chmod 600 ${path}`);
    return readFileSync(path, "utf8");
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    if ((code === "ENOENT" || code === "ENOTDIR") && !isNamed) return undefined;
    throw refuse(path, describeFileError(cause, path), cause);
  }
}

function parse(path: string, text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw refuse(path, "it must be JSON: profiles by name, each an object of settings"); // The runtime's error quotes the text.
  }
  if (isObject(value)) return value;
  throw refuse(path, "it must be an object: profiles by name");
}

function refuse(path: string, problem: string, cause?: unknown): CliError {
  return createUsageError(`use the profiles in ${path}`, problem, cause);
}

const LONGEST_MS = 60_000;

export function readSecretFile(what: string, path: string, folder = "."): string {
  try {
    return checkLine(what, `the file ${path}`, readFileSync(resolve(folder, path), "utf8"));
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    throw createUsageError(`read the ${what} from ${path}`, describeFileError(cause, resolve(folder, path)), cause);
  }
}

/** Reads a secret of a profile: it stands there, or in a file, or a command prints it. @throws {CliError} If that gives none. */
type Reading = { what: string; signal: AbortSignal };

export async function readProfileSecret({ values, folder }: Profile, key: string, { what, signal }: Reading) {
  const { [key]: text, [`${key}File`]: file, [`${key}Command`]: command } = values;
  if (text !== undefined) return text;
  if (file !== undefined) return readSecretFile(what, file, folder);
  return command === undefined ? undefined : runSecretCommand(what, command, { signal });
}

/**
 * Runs a command of a profile in a shell and takes the line that it prints. It may ask in the terminal, and is told no other secret.
 *
 * @throws {CliError} If it fails, prints nothing or several lines, or takes longer than a minute. What it printed is not repeated.
 */
export async function runSecretCommand(
  what: string,
  command: string,
  { signal, longestMs = LONGEST_MS }: { signal: AbortSignal; longestMs?: number },
): Promise<string> {
  const child = spawn(command, {
    shell: true,
    stdio: ["inherit", "pipe", "inherit"],
    timeout: longestMs,
    env: dropSecrets(process.env),
  });
  const stop = () => child.kill();
  signal.addEventListener("abort", stop);
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = await new Promise<string>((resolve) => {
    child.once("error", ({ message }) => resolve(message));
    child.once("close", (code, by) =>
      resolve(code === 0 ? "" : by ? `it was ended by ${by}` : `it ended with ${code}`),
    );
  });
  signal.removeEventListener("abort", stop);
  signal.throwIfAborted();
  if (ended !== "") throw new CliError(`Cannot read the ${what} as its command must print it: ${ended}`);
  return checkLine(what, "its command", text);
}

function checkLine(what: string, source: string, text: string): string {
  const line = text.trim(); // It takes the byte order mark away too.
  const problem = line === "" ? "nothing" : /[\r\n]/.test(line) ? "several lines" : undefined;
  if (problem === undefined) return cleanSetting(source, line);
  throw createUsageError(`read the ${what}`, `${source} must hold one line: got ${problem}`);
}
