import { systemClock } from "@kontor/http/internal";
import { expect, test } from "vitest";
import { createChannelConsumer } from "../consumer/consumer.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { createDecodedMemory } from "../page/item.ts";
import { createFetchPatience } from "../poll/loop.ts";
import { createStoredPoll } from "../poll/poll.ts";

/** The invariants of the consumer itself, as checks that find what breaks them; those of a store are in the published kit. */
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const page = ["1", "2", "3"].map((id) => ({
  id,
  type: "Seller:New.Type",
  createdAt: "2026-02-11T08:00:00Z",
  event: {},
}));

type Poll = (
  platform: { list(): Promise<typeof page>; acknowledge(ids: string[]): Promise<void> },
  inbox: Inbox,
) => Promise<unknown>;

/** I1: no id is acknowledged before the store has said that it is durable. Returns the ids that were. */
async function acknowledgedTooSoon(poll: Poll): Promise<string[]> {
  const durable = new Set<string>();
  const tooSoon: string[] = [];
  const inner = memoryInbox();
  const inbox: Inbox = {
    ...inner,
    async accept(events) {
      await new Promise((resolve) => setTimeout(resolve, 5)); // the disk takes its time
      const accepted = await inner.accept(events);
      for (const { id } of events) durable.add(id);
      return accepted;
    },
  };
  let pages = [page];
  await poll(
    {
      async list() {
        const [first = [], ...rest] = pages;
        pages = rest;
        return first;
      },
      async acknowledge(ids) {
        tooSoon.push(...ids.filter((id) => !durable.has(id)));
      },
    },
    inbox,
  );
  return tooSoon;
}

const ours: Poll = (platform, inbox) =>
  createStoredPoll({
    channel: {
      events: {
        list: async () => ({ eventList: await platform.list() }),
        acknowledge: ({ eventIdList }: { eventIdList: string[] }) => platform.acknowledge(eventIdList),
      },
    } as never,
    inbox,
    laneOf: () => "",
    decoded: createDecodedMemory(),
    mayFetch: () => true,
    onStored: () => {},
    patience: createFetchPatience(systemClock),
    maxEventBytes: 1_000_000,
    maxAckIds: 100,
    maxWaiting: 1_000,
    deliveryAlarm: 7,
    log: quiet,
    telemetry: undefined,
    clock: systemClock,
  })(new AbortController().signal);

const broken: Poll = async ({ list, acknowledge }, inbox) => {
  const events = await list();
  const storing = inbox.accept(events.map((each) => ({ id: each.id, type: each.type, lane: "", raw: "{}" })));
  await acknowledge(events.map(({ id }) => id)); // beside the store, and not after it
  await storing;
};

test("I1: no id is acknowledged before the store has said that it is durable, and who does so is found", async () => {
  expect(await acknowledgedTooSoon(ours)).toEqual([]);
  expect(await acknowledgedTooSoon(broken)).toEqual(["1", "2", "3"]);
});

/** I7: an inbox that is not on the disk is refused, unless it is said that this is known. Returns what was let in. */
function letIn(open: (inbox: Inbox) => unknown): string[] {
  return (["none", "process", "fsync"] as const).filter((durability) => {
    try {
      open({ ...memoryInbox(), durability });
      return true;
    } catch {
      return false;
    }
  });
}

test("I7: an inbox without fsync is refused, and who lets it in is found", () => {
  const options = {
    channel: { events: { list: async () => ({}) } } as never,
    handlers: { "*": () => {} },
    logger: quiet,
  };

  expect(letIn((inbox) => createChannelConsumer({ ...options, inbox }))).toEqual(["fsync"]);
  expect(letIn((inbox) => createChannelConsumer({ ...options, inbox, unsafeDurability: true }))).toEqual([
    "none",
    "process",
    "fsync",
  ]);
});
