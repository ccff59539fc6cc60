import { expect, test } from "vitest";
import {
  computeNextVersion,
  listChanges,
  readChangeset,
  readChangesets,
  readVersions,
  createVersionsLoader,
} from "./versions.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const one = readChangeset(
  "one",
  '---\n"@kontor/http": minor\n"@kontor/auth": patch\n---\n\nA gain.\n\nBefore, it was\nless.\n',
);
const two = readChangeset("two", '---\n"@kontor/auth": minor\n---\n\nAnother gain.\n');

test("a changeset has its packages, its first paragraph and the rest", () => {
  expect(one).toMatchObject({ id: "one", title: "A gain.", text: "Before, it was\nless." });
  expect([...one.packages]).toEqual([
    ["@kontor/http", "minor"],
    ["@kontor/auth", "patch"],
  ]);
});

test("the changes of a package come with the largest first", () => {
  expect(listChanges([one, two], "@kontor/auth").map(({ id }) => id)).toEqual(["two", "one"]);
  expect(listChanges([one, two], "@kontor/app")).toEqual([]);
});

test("the next version follows from the largest change", () => {
  expect(computeNextVersion("0.0.0", [one, two], "@kontor/auth")).toBe("0.1.0");
  expect(computeNextVersion("1.2.3", [one], "@kontor/auth")).toBe("1.2.4");
  expect(computeNextVersion("1.2.3", [], "@kontor/app")).toBe("1.2.3");
});

test.each(["no head", '---\n"@kontor/http": huge\n---\n\nText.'])("%j is no changeset", (file) => {
  expect(() => readChangeset("bad", file)).toThrow("Cannot read changeset bad");
});

test("every package has its version, the next one, and whether it is published", () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-changes-"));
  writeFileSync(join(folder, "a.md"), '---\n"@kontor/http": minor\n---\n\nA gain.\n');
  writeFileSync(join(folder, "README.md"), "no changeset");

  const versions = readVersions(readChangesets(folder));
  rmSync(folder, { recursive: true });

  const http = versions.find(({ manifest }) => manifest.folder === "http");
  const auth = versions.find(({ manifest }) => manifest.folder === "auth");
  expect(http?.changes.map(({ title }) => title)).toEqual(["A gain."]);
  expect(http?.next).not.toBe(http?.manifest.version);
  expect(auth?.changes).toEqual([]);
  expect(auth?.next).toBe(auth?.manifest.version);
  expect(versions.every(({ isPublished, changelog }) => isPublished === (changelog !== undefined))).toBe(true);
});

test("every changeset of the repository can be read", () => {
  expect(readChangesets().every(({ title, packages }) => title !== "" && packages.size > 0)).toBe(true);
});

test("the loader stores each change as Markdown, under its name", async () => {
  const stored = new Map<string, { body: string }>();
  const store = {
    clear: () => stored.clear(),
    set: (entry: { id: string; body: string }) => stored.set(entry.id, entry),
  };
  const renderMarkdown = async (text: string) => ({ html: text });
  const parseData = async ({ data }: { data: unknown }) => data;

  await createVersionsLoader().load({ store, renderMarkdown, parseData } as never);

  const [first] = readChangesets();
  expect(stored.size).toBeGreaterThanOrEqual(readChangesets().length);
  expect(stored.get(first!.id)?.body.startsWith(first!.title)).toBe(true);
});
