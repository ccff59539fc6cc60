import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { publishAll } from "./publish.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-publish-"));
const log = join(folder, "log");
const commands = {
  npm: `#!/bin/sh\necho "npm $*" >> ${log}\ncase "$*" in *broken*) exit 1;; esac\n`,
  pnpm: `#!/bin/sh\necho "pnpm $*" >> ${log}\nfor last; do :; done\ntouch $last/$FIRST $last/b.tgz\n`,
};
const registry = { url: "http://127.0.0.1:4873/", npmrc: "/npmrc", [Symbol.asyncDispose]: () => Promise.resolve() };
const publish = () => publishAll(registry, { signal: new AbortController().signal });

beforeAll(() => {
  for (const [name, text] of Object.entries(commands)) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  }
  vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
  vi.stubEnv("TMPDIR", mkdtempSync(join(folder, "packed-")));
});
beforeEach(() => rmSync(log, { force: true }));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("publishAll() builds, packs and publishes each package to the given registry, and removes the packed files", async () => {
  vi.stubEnv("FIRST", "a.tgz");

  const count = await publish();

  const lines = readFileSync(log, "utf8").trimEnd().split("\n");
  expect(count).toBe(2);
  expect(lines[0]).toBe("npm run -s build");
  expect(lines[1]).toMatch(/^pnpm -r .* pack --pack-destination /);
  expect(lines.slice(2)).toEqual([
    expect.stringMatching(/^npm publish .*\/a\.tgz --userconfig \/npmrc$/),
    expect.stringMatching(/^npm publish .*\/b\.tgz --userconfig \/npmrc$/),
  ]);
  expect(readdirSync(tmpdir())).toEqual([]);
});

test("publishAll() fails when a package cannot be published", async () => {
  vi.stubEnv("FIRST", "broken.tgz");

  await expect(publish()).rejects.toThrow("broken.tgz");
  expect(readdirSync(tmpdir())).toEqual([]);
});
