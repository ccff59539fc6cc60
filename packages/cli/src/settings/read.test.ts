import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { CliError } from "../errors.ts";
import { createSecretList } from "../terminal/secrets.ts";
import { completeSandbox, readSettings, type SettingOptions } from "./read.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));
const profileFile = join(folder, "profiles.json");
writeFileSync(
  profileFile,
  JSON.stringify({
    default: {
      tenant: "of-profile",
      clientSecretFile: "secret.txt",
      apiKeyCommand: "echo c4n4ry-command",
      refreshToken: "c4n4ry-inline",
    },
    bare: {},
  }),
);
chmodSync(profileFile, 0o600);
writeFileSync(join(folder, "secret.txt"), "c4n4ry-file\n");
writeFileSync(join(folder, "other.txt"), "c4n4ry-other\n");

/** Reads settings with the profile. */
function read(options: SettingOptions = {}, env: Record<string, string> = {}) {
  const secrets = createSecretList([], env);
  const { signal } = new AbortController();
  return readSettings({ options: { profileFile, ...options }, env, signal, secrets }).then((settings) => ({
    settings,
    secrets,
  }));
}

test("a flag wins over the environment, which wins over the profile", async () => {
  const env = { KONTOR_TENANT: "of-environment" };
  const all = (await read({ tenant: "of-flag" }, env)).settings;
  const two = (await read({}, env)).settings;
  const one = (await read()).settings;

  expect([all, two, one].map((each) => each.get("tenant"))).toEqual(["of-flag", "of-environment", "of-profile"]);
});

test("a secret is known without being read", async () => {
  const knows = async (options: SettingOptions, env: Record<string, string> = {}) =>
    (await read({ profile: "bare", ...options }, env)).settings.hasSecret("apiKey");

  expect(await knows({})).toBe(false);
  expect(await knows({ apiKeyFile: "none.txt" })).toBe(true);
  expect(await knows({}, { KONTOR_API_KEY: "x" })).toBe(true);
  expect(await knows({}, { KONTOR_API_KEY_FILE: "none.txt" })).toBe(true);
  expect((await read({})).settings.hasSecret("clientSecret")).toBe(true); // of the profile
  expect((await read({ sandbox: true })).settings.hasSecret("clientSecret")).toBe(true);
});

test("an empty variable counts as none, and an empty flag is refused", async () => {
  const { settings } = await read({ erpUrl: "" }, { KONTOR_TENANT: "" });

  expect(settings.get("tenant")).toBe("of-profile");
  expect(() => settings.get("erpUrl")).toThrow("Cannot use --erp-url as it must not be empty");
});

test.each<[SettingOptions, Record<string, string>, string]>([
  [{ clientSecretFile: join(folder, "other.txt") }, { KONTOR_CLIENT_SECRET: "c4n4ry-env" }, "c4n4ry-other"],
  [{}, { KONTOR_CLIENT_SECRET: "c4n4ry-env", KONTOR_CLIENT_SECRET_FILE: join(folder, "other.txt") }, "c4n4ry-env"],
  [{}, { KONTOR_CLIENT_SECRET_FILE: join(folder, "other.txt") }, "c4n4ry-other"],
  [{}, {}, "c4n4ry-file"],
])("with %j and %j the secret is %s, and hidden from then on", async (options, env, expected) => {
  const { settings, secrets } = await read(options, env);

  const secret = await settings.findSecret("clientSecret");

  expect(secret!.reveal()).toBe(expected);
  expect(String(secret)).toBe("[secret]");
  expect(secrets.hide(`got ${expected}`)).toBe("got [secret]");
});

test("a secret of a profile may stand in it, or be printed by a command, which runs once", async () => {
  const { settings } = await read();

  expect((await settings.findSecret("refreshToken"))!.reveal()).toBe("c4n4ry-inline");
  expect((await settings.findSecret("apiKey"))!.reveal()).toBe("c4n4ry-command");
  expect(settings.findSecret("apiKey")).toBe(settings.findSecret("apiKey"));
});

test("a missing setting is refused with all places where it may be said", async () => {
  const { settings } = await read();

  expect(() => settings.demand("call", "erpUrl")).toThrow(
    "Cannot call as the base address of the ERP API is missing: give it by --erp-url, KONTOR_ERP_URL or erpUrl of a profile",
  );
  const bare = (await read({ profileFile: undefined }, { XDG_CONFIG_HOME: "/nowhere" })).settings;
  await expect(bare.demandSecret("call", "apiKey")).rejects.toThrow(
    "the key of a registration (instead of a client) is missing: give it by KONTOR_API_KEY, --api-key-file, or apiKeyCommand of a profile",
  );
});

test("--sandbox leaves no room for a real credential: only flags win over what is made up", async () => {
  const env = { KONTOR_TENANT: "real", KONTOR_CLIENT_SECRET: "c4n4ry" };
  const { settings, secrets } = await read({ sandbox: "http://127.0.0.1:9/" }, env);

  expect(settings.profile).toBeUndefined();
  expect(settings.get("erpUrl")).toBe("http://127.0.0.1:9/erp");
  expect(settings.get("tenant")).not.toMatch(/real|of-profile/);
  expect((await settings.findSecret("clientSecret"))!.reveal()).toBe("secret-of-the-sandbox");
  expect(secrets.hide("got secret-of-the-sandbox")).toBe("got secret-of-the-sandbox"); // It is made up, and may be shown.
  expect((await read({ sandbox: true, tenant: "own" })).settings.get("tenant")).toBe("own");
});

test.each([["'c4n4ry'"], ['"c4n4ry"'], ['"c4n4ry"\r']])(
  "a variable whose value is in quotes is refused without it: %j",
  async (value) => {
    for (const name of ["KONTOR_CHANNEL_URL", "KONTOR_REFRESH_TOKEN"])
      await expect(read({}, { [name]: value })).rejects.toThrow(
        new CliError(`Cannot use ${name} as its value must not be in quotes; an env file of a container keeps them`, {
          exitCode: 2,
        }),
      );
  },
);

test.each(["\r\n", "\u00a0", "\ufeff", "\t "])(
  "what is around a value is not part of it, wherever it stands: %j",
  async (dirt) => {
    const env = {
      KONTOR_CLIENT_ID: `client${dirt}`,
      KONTOR_CLIENT_SECRET_FILE: `${join(folder, "other.txt")}${dirt}`,
      KONTOR_SCOPES: dirt,
    };
    const { settings } = await read({ erpUrl: `${dirt}https://erp.test${dirt}` }, env);

    expect([settings.get("erpUrl"), settings.get("clientId")]).toEqual(["https://erp.test", "client"]);
    expect(settings.get("scopes")).toBeUndefined();
    expect((await settings.findSecret("clientSecret"))!.reveal()).toBe("c4n4ry-other");
    expect((await read({ sandbox: `http://127.0.0.1:7070/${dirt}` })).settings.sandboxUrl).toBe(
      "http://127.0.0.1:7070",
    );
  },
);

test("an invisible character within a value is named, and the value is not", async () => {
  const must = "its value must be one line without invisible characters (it has U+200B)";
  await expect(read({}, { KONTOR_TENANT: "c4n4ry\u200b" })).rejects.toThrow(`Cannot use KONTOR_TENANT as ${must}`);
  const { settings } = await read({ erpUrl: "https://c4n4ry\u200b.test" });
  expect(() => settings.get("erpUrl")).toThrow(`Cannot use --erp-url as ${must}`);
  await expect(read({ profileFile: `${profileFile}` }, { KONTOR_PROFILE: "'bare'" })).rejects.toThrow(
    "Cannot use KONTOR_PROFILE as its value must not be in quotes",
  );
});

test("a variable of an env file with line ends of Windows is read without them", async () => {
  const { settings } = await read({}, { KONTOR_TENANT: "t\r", KONTOR_REFRESH_TOKEN: "r\r" });

  expect(settings.get("tenant")).toBe("t");
  expect((await settings.findSecret("refreshToken"))!.reveal()).toBe("r");
});

test.each([
  ["http://127.0.0.1:9", "http://127.0.0.1:9"],
  ["http://127.0.0.1:9//", "http://127.0.0.1:9"],
  ["https://sandbox.test/a/b///", "https://sandbox.test/a/b"],
  ["HTTP://sandbox.test/", "HTTP://sandbox.test"],
])("the sandbox at %s is at %s", async (sandbox, url) => {
  const { settings } = await read({ sandbox });

  expect([settings.sandboxUrl, settings.get("erpUrl")]).toEqual([url, `${url}/erp`]);
});

test.each([
  ["localhost:7070", "got localhost:7070; write http://localhost:7070"],
  ["", "got an empty text"],
  ["http://", "got http://"],
  ["anna:hunter2@localhost:7070", "got text of 27 characters"],
  ["http://anna:hunter2@[", "got text of 21 characters"],
])("a sandbox at %j is refused with the form of an address", async (sandbox, words) => {
  await expect(read({ sandbox })).rejects.toThrow(
    `Cannot use --sandbox as its value must be an address such as http://127.0.0.1:7070: ${words}`,
  );
});

test.each([
  [
    ["call", "--sandbox", "self.get"],
    ["call", "--sandbox=http://127.0.0.1:7070", "self.get"],
  ],
  [
    ["token", "--sandbox"],
    ["token", "--sandbox=http://127.0.0.1:7070"],
  ],
  [
    ["token", "--sandbox", "http://127.0.0.1:9"],
    ["token", "--sandbox", "http://127.0.0.1:9"],
  ],
  [
    ["token", "--sandbox=http://127.0.0.1:9"],
    ["token", "--sandbox=http://127.0.0.1:9"],
  ],
  [
    ["call", "--sandbox", "localhost:7070", "self.get"],
    ["call", "--sandbox", "localhost:7070", "self.get"],
  ],
  [
    ["token", "--sandbox", "anna:hunter2@localhost"],
    ["token", "--sandbox", "anna:hunter2@localhost"],
  ],
  [
    ["events", "run", "--sandbox", "--", "app", "--sandbox"],
    ["events", "run", "--sandbox=http://127.0.0.1:7070", "--", "app", "--sandbox"],
  ],
])("%j means %j", (words, meant) => {
  expect(completeSandbox(words)).toEqual(meant);
});
