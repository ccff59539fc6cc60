import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { StoreError } from "../../store-error.ts";
import type { HubSession } from "../session.ts";
import { createHubListener } from "./listener.ts";

const down = new StoreError("open a channel", "the database is starting up", { cause: new Error("57P03") });

/** A listener whose database finds no lane, and gives no connection that listens. */
function setUp() {
  const clock = createVirtualClock();
  const call = vi.fn(async (_action: string, _name: string, values: unknown[]) =>
    (values[1] as number[]).map((due) => ({ due })),
  );
  const pool = { connect: () => Promise.reject(new Error("no connection")), options: { max: 5 } };
  const session = { pool, schema: "s", now: () => null, call } as unknown as HubSession;
  return { clock, call, listener: createHubListener(session, clock) };
}

test("a consumer that begins while the database is down is woken once it is up", async () => {
  const { clock, listener } = setUp();
  let failures = 3;
  const findChannel = async () => {
    if ((failures -= 1) >= 0) throw down;
    return 7;
  };
  const wake = vi.fn();

  const stop = await listener.listen(findChannel, wake);
  expect(wake).not.toHaveBeenCalled();
  await clock.advance(3_000);
  expect(wake).toHaveBeenCalled();

  wake.mockClear();
  await clock.advance(2_000);
  expect(wake).toHaveBeenCalled(); // by the look of the process

  await stop();
  await stop();
  wake.mockClear();
  await clock.advance(10_000);
  expect(wake).not.toHaveBeenCalled();
});

test("a consumer that ends before its channel was found leaves nothing behind", async () => {
  const { clock, call, listener } = setUp();
  const findChannel = vi.fn(() => Promise.reject(down));
  const wake = vi.fn();
  const stop = await listener.listen(findChannel, wake);
  await stop();
  await clock.advance(2_000);
  findChannel.mockClear();

  await clock.advance(60_000);
  expect([findChannel.mock.calls.length, wake.mock.calls.length, call.mock.calls.length]).toEqual([0, 0, 0]);
});

test("a store that can never be used refuses the start", async () => {
  const { listener } = setUp();
  const refusal = new StoreError("open the inbox", "it must be of version 1 or older: got 9");
  await expect(
    listener.listen(
      () => Promise.reject(refusal),
      () => {},
    ),
  ).rejects.toThrow(refusal);
});
