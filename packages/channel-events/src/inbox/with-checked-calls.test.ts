import { expect, test } from "vitest";
import type { EventFilter } from "../ground/event.ts";
import type { Inbox } from "./inbox.ts";
import { memoryInbox } from "./memory.ts";
import { checkPolicy, withCheckedCalls } from "./with-checked-calls.ts";

test("a filter that chooses no event by mistake does not reach the store", async () => {
  const reached: string[] = [];
  const inbox = withCheckedCalls<Inbox>({
    ...memoryInbox(),
    replay: async () => reached.push("replay"),
    putAside: async () => reached.push("putAside"),
  });
  const misspelled: object = { stat: "dead" };
  const wrong: EventFilter[] = [{}, { id: undefined }, { state: "dead", lane: undefined }, misspelled];

  for (const filter of wrong) {
    await expect(inbox.replay(filter)).rejects.toMatchObject({ code: "ERR_PLATFORM_ARGUMENT" });
    await expect(inbox.putAside(filter, "by hand")).rejects.toMatchObject({ code: "ERR_PLATFORM_ARGUMENT" });
  }
  expect(reached).toEqual([]);

  await inbox.replay({ state: "dead" });
  await inbox.putAside({ lane: "a" }, "by hand");
  expect(reached).toEqual(["replay", "putAside"]);
});

test("the error of a wrong filter names the member and what it must be", async () => {
  const inbox = memoryInbox();

  await expect(inbox.replay({ state: "ded" } as never)).rejects.toThrow(
    "Cannot replay events as filter.state must be waiting, done or dead: got ded",
  );
  await expect(inbox.replay({ id: undefined })).rejects.toThrow("filter.id must be left out or be text");
  expect(() => inbox.list({ limit: -1 })).toThrow("limit must be a whole number of at least 0");
});

test.each([null, [], "1 d", { rowsAfterMS: 1 }, { rowsAfterMs: -1 }, { rowsAfterMs: Number.NaN }] as never[])(
  "checkPolicy() refuses %j and names the place in the options",
  (policy) => {
    expect(() => checkPolicy("start a consumer", policy, "retention.")).toThrow(
      /^Cannot start a consumer as .*retention/,
    );
  },
);

test("checkPolicy() takes a policy without a time, and times from 0 on", () => {
  expect(() => checkPolicy("purge events", {})).not.toThrow();
  expect(() => checkPolicy("purge events", { rowsAfterMs: 0, payloadsAfterMs: undefined })).not.toThrow();
});
