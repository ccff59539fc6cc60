import { expect, test } from "vitest";
import { createVersionsLoader } from "./loader.ts";
import { readChangesets } from "./read-all.ts";

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
