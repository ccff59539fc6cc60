import { readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { CliError } from "../cli-error.ts";
import { describeSimilar } from "../specs/suggest.ts";
import { listProfileKeys } from "./table.ts";

/** Settings of a file, by key. */
export interface Profile {
  name: string;
  path: string;
  /** Paths in it are meant from here. */
  folder: string;
  values: Readonly<Record<string, string>>;
}

/** The flags that choose a profile. */
export interface ProfileOptions {
  profile?: string;
  profileFile?: string;
}

type Environment = Record<string, string | undefined>;

/** The file where profiles are without a flag. */
export function findProfilePath(env: Environment, platform: string = process.platform): string {
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
export function readProfile(
  { profile, profileFile }: ProfileOptions,
  env: Environment,
  platform: string = process.platform,
): Profile | undefined {
  const chosenFile = profileFile ?? env["KONTOR_PROFILE_FILE"];
  const chosen = profile ?? env["KONTOR_PROFILE"];
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
  if (!isRecord(values)) throw refuse(path, `the profile ${name} must be an object of settings`);
  const known = listProfileKeys();
  for (const [key, value] of Object.entries(values)) {
    if (!known.includes(key))
      throw refuse(path, `${key} of the profile ${name} is no setting${describeSimilar(key, known)}`);
    if (typeof value !== "string" || value === "")
      throw refuse(path, `${key} of the profile ${name} must be text, and not empty`);
  }
  return { name, path, folder: dirname(path), values: values as Record<string, string> };
}

function readPrivately(path: string, isNamed: boolean, platform: string): string | undefined {
  try {
    const { mode } = statSync(path);
    if (platform !== "win32" && (mode & 0o077) !== 0)
      throw refuse(
        path,
        `only its owner may read it: its mode is ${(mode & 0o777).toString(8)}. Mend it by: chmod 600 ${path}`,
      );
    return readFileSync(path, "utf8");
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    if ((code === "ENOENT" || code === "ENOTDIR") && !isNamed) return undefined;
    const words: Record<string, string> = {
      ENOENT: "there is no such file",
      EISDIR: "it is a folder",
      ENOTDIR: "there is no such file",
      EACCES: "it may not be read",
    };
    throw refuse(path, words[code ?? ""] ?? `it cannot be read (${code})`, cause);
  }
}

function parse(path: string, text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw refuse(path, "it must be JSON: profiles by name, each an object of settings"); // The runtime's error quotes the text.
  }
  if (isRecord(value)) return value;
  throw refuse(path, "it must be an object: profiles by name");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function refuse(path: string, problem: string, cause?: unknown): CliError {
  return new CliError(`Cannot use the profiles in ${path} as ${problem}`, { exitCode: 2, cause });
}
