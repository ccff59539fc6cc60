import { expect, test } from "vitest";
import { listProfileKeys, listSettingFlags, settings } from "./table.ts";

test("a secret of a profile may stand there, in a file, or be printed by a command", () => {
  expect(listProfileKeys()).toEqual(
    expect.arrayContaining(["tenant", "apiKey", "apiKeyFile", "apiKeyCommand", "inboxCommand"]),
  );
  expect(listProfileKeys()).not.toContain("tenantFile");
});

test("no flag takes a secret", () => {
  const flags = Object.keys(listSettingFlags());

  for (const { flag, isSecret } of settings) {
    expect(flags.some((each) => each.startsWith(`--${flag} `))).toBe(!isSecret);
    expect(flags.some((each) => each.startsWith(`--${flag}-file `))).toBe(isSecret === true);
  }
});

test("a command takes only the settings that it needs", () => {
  const flags = Object.keys(listSettingFlags(["tenant"]));

  expect(flags).toEqual(["--sandbox [url]", "--tenant <uuid>", "--profile <name>", "--profile-file <path>"]);
});
