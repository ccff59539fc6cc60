import { expect, test } from "vitest";
import { countWords, decideChange } from "./change.ts";

const change = { action: "replay 2 events", question: "This replays 2 events." };
const quiet = { columns: undefined, note: () => {}, showProgress: () => {} };

test.each<[object, boolean | undefined, boolean]>([
  [{ yes: true }, undefined, true],
  [{ dryRun: true, yes: true }, true, false],
  [{}, true, true],
])("with %j and the answer %j it goes on: %j", async (options, answer, expected) => {
  const terminal = { ...quiet, ask: answer === undefined ? undefined : async () => answer };

  expect(await decideChange(change, { options, terminal })).toBe(expected);
});

test("a no and a missing terminal change nothing, with different codes", async () => {
  const refused = decideChange(change, { options: {}, terminal: { ...quiet, ask: async () => false } });
  const alone = decideChange(change, { options: {}, terminal: quiet });

  await expect(refused).rejects.toMatchObject({ exitCode: 1, message: "Nothing was changed" });
  await expect(alone).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(/^Cannot replay 2 events as nobody/),
  });
});

test("countWords() knows one from many", () => {
  expect([countWords(0), countWords(1), countWords(2, "row")]).toEqual(["0 events", "1 event", "2 rows"]);
});
