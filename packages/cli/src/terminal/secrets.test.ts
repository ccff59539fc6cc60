import { inspect } from "node:util";
import { expect, test } from "vitest";
import { settings } from "../settings/table.ts";
import { createSecretList, dropSecrets, hasSecret } from "./secrets.ts";

test("every known secret is hidden, in each form in which an address or JSON writes it", () => {
  const secrets = createSecretList([], { KONTOR_CLIENT_SECRET: " c4n4ry-env\n", PGPASSWORD: "c4n4ry-pg" });
  secrets.keep('c4n4ry "read" & more');

  const hidden = secrets.hide(
    `c4n4ry-env c4n4ry-pg ${JSON.stringify('c4n4ry "read" & more')} ${encodeURIComponent('c4n4ry "read" & more')}`,
  );

  expect(hidden).toBe('[secret] [secret] "[secret]" [secret]');
});

test("a secret with quotes is hidden in an error that is printed with --debug", () => {
  const secrets = createSecretList([], {});
  secrets.keep(`c4n'4"r\`y`);

  expect(secrets.hide(inspect(new Error("it", { cause: { value: `c4n'4"r\`y` } })))).not.toContain("c4n");
});

test.each([
  [["call", "--client-secret", "c4n4ry"], "--client-secret"],
  [["call", "--api-key=c4n4ry"], "--api-key"],
  [["token", "--token", "c4n4ry"], "--token"],
  [["call", "--clientSecret=c4n4ry"], "--clientSecret"],
  [["call", "--my-refresh-token=c4n4ry"], "--my-refresh-token"],
  [["--x-api-key=c4n4ry"], "--x-api-key"],
  [["--apikey", "c4n4ry"], "--apikey"],
  [["--key=c4n4ry"], "--key"],
  [["--Key", "c4n4ry"], "--Key"],
  [["call", "--password", "c4n4ry", "--token=other"], "--password"],
  [["events", "run", "--api-key", "c4n4ry", "--", "app"], "--api-key"],
])("a secret that was given by a flag is noticed and hidden: %j", (words, flag) => {
  const secrets = createSecretList(words, {});

  expect(secrets).toMatchObject({ wrongFlag: flag, isOnCommandLine: true });
  expect(secrets.hide("got c4n4ry and [more]")).toBe("got [secret] and [more]");
});

test("a flag of a program is its own; its value is hidden all the same", () => {
  const secrets = createSecretList(["events", "run", "--", "app", "--token", "c4n4ry"], {});

  expect(secrets).toMatchObject({ wrongFlag: undefined, isOnCommandLine: true });
  expect(secrets.hide("c4n4ry")).toBe("[secret]");
});

test("the longer of two secrets is hidden whole, and short words stay", () => {
  const secrets = createSecretList([], {});
  for (const each of ["c4n4ry", "c4n4ry-longer", "an-c4n4ry", "abc", "wxyz"]) secrets.keep(each);

  expect(secrets.hide("c4n4ry-longer an-c4n4ry c4n4ry abc wxyz")).toBe("[secret] [secret] [secret] abc [secret]");
});

test("flags that name a file are no secrets", () => {
  expect(
    createSecretList(
      [
        "call",
        "--client-secret-file",
        "a.txt",
        "--key-file",
        "k",
        "--refresh-token-file=b",
        "--api-key-scheme",
        "Wawi",
      ],
      {},
    ),
  ).toMatchObject({
    wrongFlag: undefined,
    isOnCommandLine: false,
  });
});

const CANARY = "c4n4ry%40w/0";

test.each([
  `postgres://user:${CANARY}@host/db`,
  `--postgres=postgresql://user:${CANARY}@host/db`,
  `postgre://user:${CANARY}@host`,
  `postgres://host/db?user=u&password=${CANARY}`,
])("an address such as %s is hidden, and so is its password alone", (word) => {
  const text = `error: unknown option '${word}' and ${word.replace(/^--\w+=/, "")} of ${CANARY} or c4n4ry@w/0`;

  const hidden = createSecretList(["inbox", word], {}).hide(text);

  expect(hasSecret(word)).toBe(true);
  expect(hidden).not.toMatch(/c4n4ry/);
  expect(hidden).toContain("://[secret]");
});

test("the address in the environment is hidden too, and other text stays", () => {
  const env = { KONTOR_INBOX: `postgres://user:${CANARY}@host/db` };

  expect(createSecretList([], env).hide(`got ${CANARY}`)).toBe("got [secret]");
  const path = createSecretList(["--file", "events.db"], { KONTOR_INBOX: "events.db" });
  expect(path.hide("Cannot open events.db")).toBe("Cannot open events.db");
  expect(hasSecret("postgres://host/db")).toBe(false);
});

test("a program that is started gets the settings, and none of the secrets", () => {
  const names = settings.flatMap(({ variable }) => [variable, `${variable}_FILE`]);
  const env = Object.fromEntries(
    [...names, "KONTOR_INBOX", "KONTOR_INBOX_TO", "KONTOR_PROFILE_FILE", "PGPASSWORD", "PATH"].map((name) => [
      name,
      "x",
    ]),
  );

  const kept = Object.keys(dropSecrets(env));

  expect(kept).toEqual(expect.arrayContaining(["PATH", "KONTOR_CHANNEL_URL", "KONTOR_TENANT", "KONTOR_CLIENT_ID"]));
  expect(kept.filter((name) => /SECRET|TOKEN|API_KEY(?!_SCHEME)|PASSWORD|INBOX|PROFILE/.test(name))).toEqual([]);
});
