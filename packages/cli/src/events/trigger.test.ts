import { afterAll, expect, test } from "vitest";
import { runHere } from "../commands/fixtures/run-here.ts";
import { openStage } from "./fixtures/kontor.ts";

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
