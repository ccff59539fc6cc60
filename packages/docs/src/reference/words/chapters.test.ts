import { expect, test } from "vitest";
import { listChapters } from "./chapters.ts";

const row = (id: string, section: string) => ({ id, section, question: "", default: "", option: "" });

test("listChapters() sorts questions by the first chapter they name", () => {
  const chapters = listChapters([row("a", "§4.1, §7"), row("b", "§2.2"), row("c", "§4.6")]);

  expect(chapters.map(({ number, title, rows }) => [number, title, rows.map(({ id }) => id)])).toEqual([
    [2, "Resources and their fields", ["b"]],
    [4, "Endpoints", ["a", "c"]],
  ]);
});

test.each(["somewhere", "§12.1"])("listChapters() refuses a row whose section is %s", (section) => {
  expect(() => listChapters([row("d", section)])).toThrow(
    `Cannot place d as its section must name a chapter: got ${section}`,
  );
});
