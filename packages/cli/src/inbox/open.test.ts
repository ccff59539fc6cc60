import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { SqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, describe, expect, test } from "vitest";
import { prepareFile } from "../fixtures/prepare.ts";
import { createSecretList } from "../terminal/secrets.ts";
import { checkFile, withInbox } from "./open.ts";

describe("open", () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-cli-open-"));
  const notes: string[] = [];
  const terminal = { columns: undefined, note: (text: string) => void notes.push(text), showProgress: () => {} };
  const secrets = createSecretList([], {});
  const surroundings = { env: {}, signal: new AbortController().signal, terminal, secrets };
  afterAll(() => rmSync(folder, { recursive: true }));

  test("withInbox() closes the inbox, also after a failure", async () => {
    const options = { file: await prepareFile(join(folder, "events.db")) };
    let kept: { readStats(): Promise<unknown> } | undefined;

    const failed = withInbox({ options, ...surroundings }, async ({ inbox }) => {
      kept = inbox;
      throw new Error("broken");
    });

    await expect(failed).rejects.toThrow("broken");
    await expect(kept!.readStats()).rejects.toThrow("it was closed");
  });

  test("a command waits five seconds for a program that holds the file", async () => {
    const options = { file: await prepareFile(join(folder, "waits.db")) };

    const waits = await withInbox({ options, ...surroundings }, async ({ inbox }) =>
      (inbox as SqliteInbox).db.prepare("PRAGMA busy_timeout").get(),
    );

    expect(waits).toEqual({ timeout: 5_000 });
  });

  test("the file of a newer version is refused as a wrong file", async () => {
    const file = await prepareFile(join(folder, "newer.db"));
    const db = new DatabaseSync(file);
    db.exec("PRAGMA user_version = 99; UPDATE migration SET oldest = 99");
    db.close();

    await expect(withInbox({ options: { file }, ...surroundings }, async () => {})).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/version must be 1 or older: got 99\. Newer packages have changed its tables/),
    });
  });
});

describe("check file", () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-cli-check-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("an inbox is no problem, and looking at it leaves no file behind", async () => {
    const file = await prepareFile(join(folder, "events.db"));
    const before = readdirSync(folder);

    expect(() => checkFile(file)).not.toThrow();
    expect(readdirSync(folder)).toEqual(before);
  });

  test("the file of another program is refused and not touched", () => {
    const other = join(folder, "other.db");
    const db = new DatabaseSync(other);
    db.exec("CREATE TABLE customer (id INTEGER)");
    db.close();
    for (const name of ["event", "unacknowledged", "events"]) {
      const half = new DatabaseSync(join(folder, `${name}.other.db`));
      half.exec(`CREATE TABLE ${name} (id INTEGER)`);
      half.close();
      expect(() => checkFile(join(folder, `${name}.other.db`))).toThrow("it contains no inbox");
    }
    writeFileSync(join(folder, "empty.db"), "");
    writeFileSync(join(folder, "text.db"), "no database ".repeat(100));
    mkdirSync(join(folder, "folder"));

    expect(() => checkFile(other)).toThrow("it contains no inbox");
    expect(() => checkFile(join(folder, "empty.db"))).toThrow("it contains no inbox");
    expect(() => checkFile(join(folder, "text.db"))).toThrow("it is not a database");
    expect(() => checkFile(join(folder, "folder"))).toThrow("it is a folder");
    expect(() => checkFile(join(folder, "none/of/these.db"))).toThrow("there is no such file");
    const tables = new DatabaseSync(other).prepare("SELECT name FROM sqlite_schema").all();
    expect(tables).toEqual([{ name: "customer" }]);
  });

  test("a missing file stays missing", () => {
    const missing = join(folder, "missing.db");

    expect(() => checkFile(missing)).toThrow(`Cannot open the inbox ${missing} as there is no such file`);
    expect(existsSync(missing)).toBe(false);
  });
});
