import { inspect } from "node:util";
import { secretVariables } from "../settings/secret-variables.ts";
import { hideSecrets, hasSecret } from "./hide-secrets.ts";

const SHORTEST = 4; // A shorter text stands in words by chance.
const HIDDEN = "[secret]";
/** Flags by which somebody may try to hand over a secret. */
const WRONG_FLAG =
  /^--(?![\w-]*(?:-?file|-?command)(?:=|$))(?:[\w-]*(?:secret|password|token)|(?:x-)?api-?key|key)(?:=(.*))?$/is;

/** The secrets that a run knows, so that none of them is printed. */
export interface SecretList {
  /** Adds a secret that was read. */
  keep(text: string): void;
  /** Replaces every known secret in a text. */
  hide(text: string): string;
  /** Whether the command line holds a secret, so that the list of processes must not show it. */
  isOnCommandLine: boolean;
  /** The flag that somebody gave a secret by. */
  wrongFlag: string | undefined;
}

/** Makes the list of the secrets that the command line and the environment hold. It is the last gate before anything is printed. */
export function createSecretList(words: readonly string[], env: Record<string, string | undefined>): SecretList {
  const texts = new Set<string>();
  const keep = (text: string) => {
    for (const each of [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1), inspect(text).slice(1, -1)])
      if (each.length >= SHORTEST) texts.add(each);
  };
  for (const name of secretVariables) keep(env[name]?.trim() ?? "");
  const at = words.findIndex((word) => WRONG_FLAG.test(word));
  const isOfProgram = words.slice(0, at).includes("--"); // `kontor events run -- program --token x`: hidden all the same
  const wrongFlag = at < 0 || isOfProgram ? undefined : words[at]!.replace(/=.*/s, "");
  const given = at < 0 ? undefined : (WRONG_FLAG.exec(words[at]!)![1] ?? words[at + 1]);
  if (given !== undefined && !given.startsWith("--")) keep(given);
  return {
    keep,
    isOnCommandLine: at >= 0 || words.some(hasSecret),
    wrongFlag,
    hide(text) {
      let hidden = hideSecrets(text, words, env);
      for (const each of [...texts].toSorted((one, other) => other.length - one.length))
        hidden = hidden.replaceAll(each, HIDDEN);
      return hidden;
    },
  };
}
