import { expect, test } from "vitest";
import { computeNextVersion, listChanges, readChangeset } from "./changesets.ts";

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
