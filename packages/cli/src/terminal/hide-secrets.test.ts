import { expect, test } from "vitest";
import { hasSecret, hideSecrets } from "./hide-secrets.ts";

const CANARY = "c4n4ry%40w/0";

test.each([
  `postgres://user:${CANARY}@host/db`,
  `--postgres=postgresql://user:${CANARY}@host/db`,
  `postgre://user:${CANARY}@host`,
  `postgres://host/db?user=u&password=${CANARY}`,
])("an address such as %s is hidden, and so is its password alone", (word) => {
  const text = `error: unknown option '${word}' and ${word.replace(/^--\w+=/, "")} of ${CANARY} or c4n4ry@w/0`;

  const hidden = hideSecrets(text, ["inbox", word]);

  expect(hasSecret(word)).toBe(true);
  expect(hidden).not.toMatch(/c4n4ry/);
  expect(hidden).toContain("://[secret]");
});

test("the address in the environment is hidden too, and other text stays", () => {
  const env = { KONTOR_INBOX: `postgres://user:${CANARY}@host/db` };

  expect(hideSecrets(`got ${CANARY}`, [], env)).toBe("got [secret]");
  expect(hideSecrets("Cannot open events.db", ["--file", "events.db"], { KONTOR_INBOX: "events.db" })).toBe(
    "Cannot open events.db",
  );
  expect(hasSecret("postgres://host/db")).toBe(false);
});
