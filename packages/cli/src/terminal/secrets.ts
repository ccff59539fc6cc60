import { inspect } from "node:util";
import { secretVariables } from "../settings/table.ts";

const SHORTEST = 4; // A shorter text stands in words by chance.
const HIDDEN = "[secret]";
/** Flags by which somebody may try to hand over a secret. */
const WRONG_FLAG =
  /^--(?![\w-]*(?:-?file|-?command)(?:=|$))(?:[\w-]*(?:secret|password|token)|(?:x-)?api-?key|key)(?:=(.*))?$/is;

export interface SecretList {
  keep(text: string): void;
  hide(text: string): string;
  /** Whether the command line holds a secret, so that the list of processes must not show it. */
  isOnCommandLine: boolean;
  wrongFlag: string | undefined;
}

/** Makes the list of the secrets that the command line and the environment hold. It is the last gate before anything is printed. */
export function createSecretList(words: readonly string[], env: Record<string, string | undefined>): SecretList {
  const hidden = new Map<string, string>();
  const keep = (text: string) => {
    for (const each of [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1), inspect(text).slice(1, -1)])
      if (each.length >= SHORTEST) hidden.set(each, HIDDEN);
  };
  for (const name of secretVariables) keep(env[name]?.trim() ?? "");
  for (const word of [...words, env["KONTOR_INBOX"] ?? "", env["KONTOR_INBOX_TO"] ?? ""]) keepAddress(word.trim());
  const at = words.findIndex((word) => WRONG_FLAG.test(word));
  const isOfProgram = words.slice(0, at).includes("--"); // `kontor events run -- program --token x`: hidden all the same
  const wrongFlag = at < 0 || isOfProgram ? undefined : words[at]!.replace(/=.*/s, "");
  const given = at < 0 ? undefined : (WRONG_FLAG.exec(words[at]!)![1] ?? words[at + 1]);
  if (given !== undefined && !given.startsWith("--")) keep(given);
  return {
    keep,
    isOnCommandLine: at >= 0 || words.some(hasSecret),
    wrongFlag,
    hide: (text) =>
      [...hidden]
        .toSorted(([one], [other]) => other.length - one.length)
        .reduce((rest, [each, shown]) => rest.replaceAll(each, () => shown), text),
  };

  /** An address that may hold a password is hidden wherever a text repeats it, and so is the password alone. */
  function keepAddress(word: string): void {
    const [, start] = ADDRESS.exec(word) ?? [];
    if (start === undefined) return;
    hidden.set(word.slice(word.indexOf("=") + 1), HIDDEN).set(word, start + HIDDEN);
    const [, password = ""] = /:\/\/[^:@]*:(.*)@/s.exec(word) ?? [];
    const [, parameter = ""] = /[?&]password=([^&]*)/i.exec(word) ?? [];
    for (const each of [password, parameter].flatMap((text) => [text, decodeOrKeep(text)])) keep(each);
  }
}

const ADDRESS = /^([^:]*:\/\/).*(?:@|password=)/is;

/** Whether a word of the command line, or the value of a variable, is an address that may hold a password. */
export function hasSecret(word: string): boolean {
  return ADDRESS.test(word);
}

/** Decodes what an address wrote with `%`, where that can be read. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const withheld = new Set([
  ...secretVariables.flatMap((name) => [name, `${name}_FILE`]),
  "KONTOR_INBOX", // Their addresses may hold a password.
  "KONTOR_INBOX_TO",
  "KONTOR_PROFILE_FILE", // A profile may hold all of them.
]);

/** Leaves the secrets of Kontor out of an environment, and the names of the files that hold them. A program that is started gets the rest. */
export function dropSecrets(env: Record<string, string | undefined>): Record<string, string | undefined> {
  const isKept = (name: string) => !withheld.has(process.platform === "win32" ? name.toUpperCase() : name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => isKept(name)));
}
