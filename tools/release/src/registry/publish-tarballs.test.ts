import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { publishTarballs } from "./publish-tarballs.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-tarballs-"));
afterAll(() => rmSync(folder, { recursive: true }));
const log = join(folder, "log");
beforeEach(() => rmSync(log, { force: true }));

/** An npm whose registry has the version 1.0.0 of everything, fails for the version 5.0.0, and refuses to publish the file c.tgz. */
writeFileSync(
  join(folder, "npm"),
  `#!/bin/sh
case "$*" in
  view*1.0.0*) echo 1.0.0;;
  view*5.0.0*) echo "npm error code E500" >&2; exit 1;;
  view*) echo "npm error code E404" >&2; exit 1;;
  *c.tgz*) echo "npm error code E403" >&2; exit 1;;
  *) echo "$*" >> ${log};;
esac
`,
);
chmodSync(join(folder, "npm"), 0o755);

function pack(file: string, name: string, version: string): string {
  mkdirSync(join(folder, "package"), { recursive: true });
  writeFileSync(join(folder, "package/package.json"), JSON.stringify({ name, version }));
  execFileSync("tar", ["-czf", file, "package"], { cwd: folder });
  return file;
}

const publish = (...files: string[]) =>
  publishTarballs(files, {
    folder,
    env: { PATH: `${folder}:${process.env["PATH"]}` },
    signal: new AbortController().signal,
    flags: ["--provenance"],
  });

test("publishTarballs() publishes what the registry lacks, with the given flags, and leaves out what it has", async () => {
  const files = [pack("a.tgz", "@kontor/a", "1.0.0"), pack("b.tgz", "@kontor/b", "1.1.0")];

  expect(await publish(...files)).toEqual({ published: ["@kontor/b@1.1.0"], skipped: ["@kontor/a@1.0.0"] });
  expect(readFileSync(log, "utf8")).toBe("publish b.tgz --access public --provenance\n");
});

test.each([
  ["is refused", "c.tgz", "1.1.0", "E403"],
  ["may be in a registry that does not answer", "d.tgz", "5.0.0", "E500"],
])("publishTarballs() fails for a package that %s", async (_, file, version, code) => {
  await expect(publish(pack(file, "@kontor/c", version))).rejects.toThrow(code);
});
