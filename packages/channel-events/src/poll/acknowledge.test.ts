import { ChannelError, type ChannelClient } from "@kontor/channel-client";
import { ConnectionError } from "@kontor/http";
import { expect, test } from "vitest";
import { acknowledge } from "./acknowledge.ts";

/** A platform that refuses any call with a bad id in it. */
function platform(bad: string[], error: Error) {
  const calls: string[][] = [];
  const events = {
    acknowledge: async ({ eventIdList }: { eventIdList: string[] }) => {
      calls.push(eventIdList);
      if (eventIdList.some((id) => bad.includes(id))) throw error;
    },
  };
  return { channel: { events } as unknown as Pick<ChannelClient, "events">, calls };
}

const refusal = (status: number) =>
  new ChannelError({ operation: "Events_Acknowledge" }, status, undefined, new Headers());
const ids = ["1", "2", "3", "4", "5", "6", "7", "8"];

test("acknowledge() sends all ids in one call", async () => {
  const { channel, calls } = platform([], refusal(400));

  expect(await acknowledge(channel, ids, { maxCalls: 20 })).toEqual({
    acknowledged: ids,
    refused: [],
    left: [],
    calls: 1,
  });
  expect(calls).toEqual([ids]);
});

test.each([400, 404, 409, 410, 413, 422, 200])(
  "a %i that speaks of the ids leads to the one that is meant",
  async (status) => {
    const { channel, calls } = platform(["3"], refusal(status));

    expect(await acknowledge(channel, ids, { maxCalls: 20 })).toMatchObject({
      acknowledged: ids.filter((id) => id !== "3"),
      refused: ["3"],
      left: [],
    });
    expect(calls.length).toBeLessThan(ids.length);
  },
);

test.each([refusal(401), refusal(403), refusal(429), refusal(500), new ConnectionError({ operation: "x" }, undefined)])(
  "what does not speak of the ids is thrown, after one call: %s",
  async (error) => {
    const { channel, calls } = platform(["3"], error);

    await expect(acknowledge(channel, ids, { maxCalls: 20 })).rejects.toBe(error);
    expect(calls).toHaveLength(1);
  },
);

test("where every call is refused, no more are made than allowed, and what was not asked for is left", async () => {
  const many = Array.from({ length: 100 }, (_, index) => `${index}`);
  const { channel, calls } = platform(many, refusal(400));

  const result = await acknowledge(channel, many, { maxCalls: 20 });

  expect(calls).toHaveLength(20);
  expect(result.acknowledged).toEqual([]);
  expect([...result.refused, ...result.left].toSorted()).toEqual(many.toSorted());
});

test("what was acknowledged before a call failed is known", async () => {
  const calls: string[][] = [];
  const events = {
    acknowledge: async ({ eventIdList }: { eventIdList: string[] }) => {
      calls.push(eventIdList);
      if (calls.length === 1) throw refusal(400);
      if (calls.length === 3) throw refusal(503);
    },
  };

  const result = await acknowledge({ events } as never, ids, { maxCalls: 20 });

  expect(result).toEqual({ acknowledged: ids.slice(0, 4), refused: [], left: ids.slice(4), calls: 3 });
});

test("what was refused before a call failed is known too, and is not asked for again", async () => {
  const calls: string[][] = [];
  const events = {
    acknowledge: async ({ eventIdList }: { eventIdList: string[] }) => {
      calls.push(eventIdList);
      throw refusal(calls.length < 3 ? 400 : 503); // both ids, the first alone, and then the platform fails
    },
  };

  const result = await acknowledge({ events } as never, ["1", "2"], { maxCalls: 20 });

  expect(result).toEqual({ acknowledged: [], refused: ["1"], left: ["2"], calls: 3 });
});
