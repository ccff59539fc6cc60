import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "kontor-denied-"));
afterAll(() => rmSync(folder, { recursive: true }));
const isRoot = process.getuid?.() === 0; // Root may do everything, so another user has to try.

const source = (name: string) => JSON.stringify(import.meta.resolve(name));
const PROGRAM = `
const [folder] = process.argv.slice(1);
const { sqliteInbox } = await import(${source("@kontor/channel-events/sqlite")});
const { fileTokenStore } = await import(${source("@kontor/auth/file")});
const { keyFile, progressFile } = await import(${source("@kontor/app/file")});
const { sqliteTenants } = await import(${source("@kontor/app/sqlite")});
const { dataFile } = await import(${source("@kontor/sandbox/server")});
const { readGivenFile } = await import(${JSON.stringify(new URL("files.ts", import.meta.url).href)});
const { checkProgram } = await import(${JSON.stringify(new URL("events/program.ts", import.meta.url).href)});
const { Secret } = await import(${source("@kontor/http")});
const closed = folder + "/closed";
const locked = folder + "/locked";
const tries = {
  "an inbox in a closed folder": () => sqliteInbox(closed + "/e.db"),
  "an inbox in a folder without the right to write": () => sqliteInbox(locked + "/new.db"),
  "an inbox that may only be read": () => sqliteInbox(locked + "/e.db"),
  "tokens below a closed folder": () => fileTokenStore(closed + "/tokens"),
  "tokens in a folder that cannot be made": () => fileTokenStore(locked + "/tokens"),
  "tokens in a folder that became closed": async () => {
    const store = fileTokenStore(folder + "/own/tokens");
    const { chmodSync } = await import("node:fs");
    chmodSync(folder + "/own/tokens", 0o500);
    try { await store.update("key", async () => ({ value: "c4n4ry", expiresAt: 0 })); } finally { chmodSync(folder + "/own/tokens", 0o700); }
  },
  "a key": () => keyFile(locked + "/key").hasKey(),
  "a key that comes": () => keyFile(locked + "/key").saveKey(new Secret("c4n4ry")),
  "progress": () => progressFile(locked + "/progress").save({}),
  "progress that may not be read": () => progressFile(locked + "/secret").load(),
  "tenants": () => sqliteTenants(locked + "/t.db"),
  "data of a sandbox": () => dataFile(locked + "/s.db"),
  "a given file": () => readGivenFile("check a manifest", locked + "/secret"),
  "a program": () => checkProgram("handler", { PATH: "/bin:" + closed }),
};
const said = {};
for (const [name, run] of Object.entries(tries))
  try { await run(); said[name] = "nothing"; } catch (error) { said[name] = error.message; }
process.stdout.write(JSON.stringify(said));
`;

test("what this user may not do with a file is told in one sentence, with the file and the remedy", async () => {
  for (const name of ["closed", "locked", "own"]) mkdirSync(join(folder, name));
  const inbox = sqliteInbox(join(folder, "e.db"));
  await inbox.close();
  copyFileSync(join(folder, "e.db"), join(folder, "locked/e.db"));
  chmodSync(join(folder, "locked/e.db"), 0o444);
  writeFileSync(join(folder, "locked/secret"), "{}", { mode: 0o000 });
  chmodSync(join(folder, "closed"), 0o000);
  chmodSync(join(folder, "locked"), 0o555);
  chmodSync(join(folder, "own"), 0o777);
  chmodSync(folder, 0o755);

  const words = ["--conditions=@kontor/source", "--no-warnings", "--input-type=module", "-e", PROGRAM, folder];
  const { stdout, stderr } = spawnSync(process.execPath, words, {
    encoding: "utf8",
    cwd: "/",
    ...(isRoot && { uid: 65_534, gid: 65_534 }),
  });
  for (const name of ["closed", "locked"]) chmodSync(join(folder, name), 0o755);

  expect(stderr).toBe("");
  const said = JSON.parse(stdout) as Record<string, string>;
  expect(Object.keys(said)).toHaveLength(14);
  for (const message of Object.values(said)) {
    expect(message).toMatch(/^Cannot [^\n]+$/);
    expect(message).toContain(folder);
    expect(message).toMatch(
      /\(EACCES[^)]*\): give the user of this program|let this user write|cannot be read and written/,
    );
    expect(message).not.toMatch(/c4n4ry|SQLITE_|EACCES: /);
  }
});
