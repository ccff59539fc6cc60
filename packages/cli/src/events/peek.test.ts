import { afterAll, expect, test } from "vitest";
import { runHere } from "../commands/fixtures/run-here.ts";
import { openStage } from "./fixtures/kontor.ts";

const stage = await openStage();
const { env, trigger } = stage;
afterAll(() => stage[Symbol.asyncDispose]());

test("peek shows what waits, says what that costs, and acknowledges nothing", async () => {
  const id = trigger("4");

  const { code, stdout, stderr } = await runHere(["events", "peek", "--yes"], { env });
  const { stdout: again } = await runHere(["events", "peek", "--yes", "--json"], { env });

  expect({ code, stderr }).toEqual({ code: 0, stderr: "1 event; each has one delivery less now\n" });
  expect(stdout).toMatch(new RegExp(`id +type +seller +created\\n +${id} +Seller:Meta\\.\\S+ +4 `));
  expect(again).toBe(""); // It comes again after the timeout.
  expect(stage.sandbox.events()).toMatchObject([{ deliveries: 1, state: "delivered" }]);
});
