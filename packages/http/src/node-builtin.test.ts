import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createPrivate, keepPrivate, loadNodeBuiltin } from "./node-builtin.ts";

test("a module of Node is found by its name", () => {
  expect(loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite").DatabaseSync).toBeTypeOf("function");
});

test("a Node without it says in one sentence which one is needed", () => {
  expect(() => loadNodeBuiltin("node:none")).toThrow(
    `Cannot use node:none as Node.js must be 22.13 or newer: got ${process.version}`,
  );
});

test.skipIf(process.platform === "win32")(
  "a database file is made private, also behind a link, and what is no file or a link beside it is left alone",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "kontor-private-"));
    const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
    const file = join(folder, "a.db");
    for (const place of [file, ":memory:", "file:a.db", join(folder, "no-folder/a.db")]) createPrivate(place);
    writeFileSync(`${file}-wal`, "");
    chmodSync(`${file}-wal`, 0o664);
    symlinkSync(file, join(folder, "link.db"));
    writeFileSync(join(folder, "other"), "");
    chmodSync(join(folder, "other"), 0o664);
    symlinkSync(join(folder, "other"), `${file}-lock`);

    keepPrivate(join(folder, "link.db"));

    expect(readdirSync(folder).toSorted()).toEqual(["a.db", "a.db-lock", "a.db-wal", "link.db", "other"]);
    const modes = [file, `${file}-wal`, `${file}-lock`].map((each) => statSync(each).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o664]); // A link beside the file leads to a file of others.
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    rmSync(folder, { recursive: true });
  },
);
