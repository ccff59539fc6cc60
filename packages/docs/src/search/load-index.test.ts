import { expect, test } from "vitest";
import { loadIndex } from "./load-index.ts";

const SCRIPT = "data:text/javascript,export const given = []; export const options = async (each) => given.push(each);";

test("an index is loaded once, with the weights of the search and the options of its first load", async () => {
  const first = await loadIndex(SCRIPT, { baseUrl: "/docs/" });
  const second = await loadIndex(SCRIPT);

  expect(second).toBe(first);
  expect((first as unknown as { given: object[] }).given).toEqual([
    expect.objectContaining({ baseUrl: "/docs/", ranking: expect.anything() }),
  ]);
});
