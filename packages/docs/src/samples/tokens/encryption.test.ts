import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileTokenStore } from "@kontor/auth/file";
import { afterEach, beforeEach, expect, test } from "vitest";
import { encryptWith } from "./encryption.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "kontor-sealed-"))));
afterEach(() => rmSync(folder, { recursive: true }));
const token = { value: "canary-token", expiresAt: 4e12, refreshToken: "canary-refresh" };
const secret = randomBytes(32).toString("base64");
const open = (key = secret) => fileTokenStore(folder, { encryption: encryptWith(key) });

test("no file holds a token that another process with the same secret can read", async () => {
  await open().update("one", async () => token);

  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "latin1"));
  expect(files.join("")).not.toMatch(/canary|expiresAt/);
  expect(await open().get("one")).toEqual(token);
});

test.each<[string, () => void, string?]>([
  ["another secret opens it", () => {}, randomBytes(32).toString("base64")],
  [
    "it was changed",
    () =>
      writeFileSync(
        join(folder, "one.json"),
        readFileSync(join(folder, "one.json"), "utf8").replace(/^./, (sign) => (sign === "A" ? "B" : "A")),
      ),
  ],
  ["it stands in the place of another", () => copyFileSync(join(folder, "two.json"), join(folder, "one.json"))],
  ["it is not encrypted", () => writeFileSync(join(folder, "one.json"), JSON.stringify(token))],
])("a token is neither used nor replaced if %s", async (_, change, key) => {
  for (const each of ["one", "two"]) await open().update(each, async () => token);
  change();
  const before = readFileSync(join(folder, "one.json"));

  await expect(open(key).update("one", async () => ({ ...token, value: "new" }))).rejects.toThrow(
    /^Cannot keep tokens as open\(\) must not fail: got (Range)?Error$/,
  );
  expect(readFileSync(join(folder, "one.json"))).toEqual(before);
});
