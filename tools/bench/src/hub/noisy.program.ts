/**
 * A process of a fleet with a quiet and a noisy channel. Tells its parent when the handler of each quiet event began, and lets the noisy channel rest
 * or work as it is told.
 */
import { setTimeout as wait } from "node:timers/promises";
import { createChannelFleet, type FleetChannelOptions } from "@kontor/channel-events/fleet";
import { postgresHub } from "@kontor/channel-events/postgres";
import { Pool } from "pg";

/** How the noisy channel goes on: it rests, or its handlers take so many ms. */
export type NoisyOrder = { handlerMs: number | undefined } | "stop";

const pool = new Pool({ connectionString: process.argv[2]!, max: 4 });
const channel = { events: { list: async () => ({ eventList: [] }), acknowledge: async () => {} } } as never;
let handlerMs = 0;
let handled = 0;

const openChannel = (handle: (id: string) => void | Promise<void>): FleetChannelOptions => ({
  channel,
  handlers: { "*": ({ id }) => handle(id) },
});
const fleet = createChannelFleet({
  hub: postgresHub({ pool }),
  channels: {
    noisy: openChannel(() => {
      handled += 1;
      if (handlerMs > 0) return wait(handlerMs);
    }),
    quiet: openChannel((id) => void process.send!({ id, at: performance.timeOrigin + performance.now() })),
  },
  logger: { info() {}, warn() {}, error() {} },
});
await fleet.start();
const noisy = fleet.channel("noisy")!;
await noisy.pause();
process.send!({ handled });
process.on("message", (order: NoisyOrder) => {
  if (order === "stop") return void fleet.stop().then(() => pool.end().then(() => process.disconnect()));
  handlerMs = order.handlerMs ?? 0;
  const going = order.handlerMs === undefined ? noisy.pause() : noisy.resume();
  void going.then(() => process.send!({ handled }));
});
