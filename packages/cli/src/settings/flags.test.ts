import { expect, test } from "vitest";
import { listSettingFlags } from "./flags.ts";
import { settings, type Setting } from "./table.ts";

test("no flag takes a secret", () => {
  const flags = listSettingFlags().map((each) => each.flags);

  for (const { flag, isSecret } of settings as readonly Setting[]) {
    expect(flags.some((each) => each.startsWith(`--${flag} `))).toBe(!isSecret);
    expect(flags.some((each) => each.startsWith(`--${flag}-file `))).toBe(isSecret === true);
  }
});

test("a command takes only the settings that it needs", () => {
  const flags = listSettingFlags(["tenant"]).map((each) => each.flags);

  expect(flags).toEqual(["--sandbox [url]", "--tenant <uuid>", "--profile <name>", "--profile-file <path>"]);
});
