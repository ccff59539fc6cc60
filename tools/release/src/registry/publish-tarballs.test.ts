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

/** An npm whose registry has the file a.tgz, and refuses c.tgz. */
writeFileSync(
  join(folder, "npm"),
  `#!/bin/sh
case "$2" in
  a.tgz) echo "npm error 403 You cannot publish over the previously published versions: 1.0.0." >&2; exit 1;;
  c.tgz) echo "npm error code E403" >&2; exit 1;;
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
  publishTarballs(folder, files, {
    env: { PATH: `${folder}:${process.env["PATH"]}` },
    flags: ["--provenance"],
  });

test("publishTarballs() publishes what the registry lacks, with the given flags, and leaves out what it has", async () => {
  const files = [pack("a.tgz", "@kontor/a", "1.0.0"), pack("b.tgz", "@kontor/b", "1.1.0")];

  expect(await publish(...files)).toEqual({ published: ["@kontor/b@1.1.0"], skipped: ["@kontor/a@1.0.0"] });
  expect(readFileSync(log, "utf8")).toBe("publish b.tgz --access public --provenance\n");
});

test("publishTarballs() fails for a package that the registry refuses", async () => {
  await expect(publish(pack("c.tgz", "@kontor/c", "1.1.0"))).rejects.toThrow("E403");
});
