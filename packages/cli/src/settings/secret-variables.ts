import { settings, type Setting } from "./table.ts";

/** The variables of secrets, and the password that PostgreSQL reads by itself. */
export const secretVariables: readonly string[] = [
  ...(settings as readonly Setting[]).filter(({ isSecret }) => isSecret).map(({ variable }) => variable),
  "PGPASSWORD",
];

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
