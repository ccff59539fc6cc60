import { afterAll, describe, expect, test } from "vitest";
import { openStage } from "../fixtures/kontor.ts";
import { runHere } from "../fixtures/run-here.ts";

describe("peek", async () => {
  const stage = await openStage();
  const { env, trigger } = stage;
  afterAll(() => stage[Symbol.asyncDispose]());

  test("peek shows what waits, says what that costs, and acknowledges nothing", async () => {
    const id = trigger("4");

    const { code, stdout, stderr } = await runHere(["events", "peek", "--yes"], { env });
    const { stdout: again } = await runHere(["events", "peek", "--yes", "--json"], { env });

    expect({ code, stderr }).toEqual({ code: 0, stderr: "1 event; this used one delivery of each\n" });
    expect(stdout).toMatch(new RegExp(`id +type +seller +created\\n +${id} +Seller:Meta\\.\\S+ +4 `));
    expect(again).toBe(""); // It comes again after the timeout.
    expect(stage.sandbox.events()).toMatchObject([{ deliveries: 1, state: "delivered" }]);
  });
});

describe("trigger", async () => {
  const stage = await openStage();
  afterAll(() => stage[Symbol.asyncDispose]());

  test("trigger makes events in a sandbox", async () => {
    const line = `events trigger Seller:Offer.StockUpdate --seller 3 --event {"offerId":7,"quantity":"3"} --count 2 --json`;

    const { code, stdout } = await runHere(line.split(" "), { env: stage.env });

    const ids = stdout
      .trim()
      .split("\n")
      .map((each) => (JSON.parse(each) as { id: string }).id);
    expect({ code, ids }).toEqual({ code: 0, ids: stage.sandbox.events().map(({ event }) => event.id) });
    expect(stage.sandbox.events()).toMatchObject([
      { event: { type: "Seller:Offer.StockUpdate", event: { sellerId: "3", offerId: 7, quantity: "3" } } },
      { event: { type: "Seller:Offer.StockUpdate" } },
    ]);
  });

  test.each([
    [1, /^✔ 1 event of seller 1 in the queue: [^,]+\n$/],
    [2, /^✔ 2 events of seller 1 in the queue: [^,]+, [^,]+\n$/],
    [5, /^✔ 5 events of seller 1 in the queue: (?:[^,]+, ){4}[^,.]+\n$/],
    [6, /^✔ 6 events of seller 1 in the queue: (?:[^,]+, ){5}\.\.\.\n$/],
  ])("trigger names the first five of %i events", async (count, words) => {
    const line = `events trigger Seller:Some.NewType --seller 1 --count ${count}`;

    const { stdout } = await runHere(line.split(" "), { env: stage.env });

    expect(stdout).toMatch(words);
  });

  test.each(["0", "10001"])("trigger makes from 1 to 10000 events, and not %s", async (count) => {
    const before = stage.sandbox.events().length;

    const { code, stderr } = await runHere(["events", "trigger", "x:Y", "--count", count], { env: stage.env });

    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("from 1 to 10000") });
    expect(stage.sandbox.events().length).toBe(before);
  });
});
