// The rules of the given spec for a channel's events (§3, §6.1), written as simply as possible. It imports nothing of the
// sandbox: the player of the commands is handed in.

import { createRandom } from "./random.ts";

export const MOST_DELIVERIES = 10;
export const REDELIVERY_MS = 300_000;
export const PAGE = 3;

/** The queue that the model is compared with. */
export interface QueuePlayer {
  trigger(): string;
  poll(): Promise<string[]>;
  /** `isLost`: it is done, but the answer never arrives. */
  acknowledge(ids: string[], isLost: boolean): Promise<void>;
  advance(ms: number): void;
  /** The redelivery time of one event is over now. */
  timeOut(id: string): void;
  /** The process ends and starts again from its data. */
  restart(): void;
  states(): string[];
}

interface Event {
  id: string;
  sent: number;
  awayUntil: number;
  gone: boolean;
}

/**
 * Plays random commands on a player and on the model. Returns how many, and where they first parted.
 */
export async function playQueue(
  player: QueuePlayer,
  { commands, seed }: { commands: number; seed: number },
): Promise<{ played: number; divergence?: string }> {
  const random = createRandom(seed);
  const events: Event[] = [];
  let now = 0;
  const some = (most: number) =>
    Array.from({ length: Math.floor(random() * most) }, () => events[Math.floor(random() * events.length)]).flatMap(
      (event) => event ?? [],
    );
  const isDue = ({ gone, sent, awayUntil }: Event) => !gone && sent < MOST_DELIVERIES && awayUntil <= now;
  const isDead = ({ gone, sent, awayUntil }: Event) => !gone && sent === MOST_DELIVERIES && awayUntil <= now;
  const stateOf = (event: Event) =>
    event.gone ? "acknowledged" : event.awayUntil > now ? "delivered" : isDead(event) ? "dead-letter" : "queued";

  for (let played = 0; played < commands; played += 1) {
    const dice = random();
    let name = "advance";
    if (dice < 0.16) {
      name = "trigger";
      events.push({ id: player.trigger(), sent: 0, awayUntil: 0, gone: false });
    } else if (dice < 0.5) {
      name = "poll";
      const page = events.filter(isDue).slice(0, PAGE);
      for (const event of page) {
        event.sent += 1;
        event.awayUntil = now + REDELIVERY_MS;
      }
      const got = await player.poll();
      const wanted = page.map(({ id }) => id);
      if (got.join() !== wanted.join())
        return { played, divergence: `command ${played}, poll: must be ${wanted.join()}: got ${got.join()}` };
    } else if (dice < 0.66) {
      name = "acknowledge";
      const ids = some(4);
      const isLost = random() < 0.2;
      for (const event of ids) if (event.sent > 0 && !isDead(event)) event.gone = true;
      const sent = ids.map(({ id }) => id);
      if (sent.length > 0) await player.acknowledge(random() < 0.3 ? [...sent, ...sent] : sent, isLost);
    } else if (dice < 0.72) {
      name = "time out";
      const event = events.find(({ awayUntil, gone }) => !gone && awayUntil > now);
      if (event) {
        event.awayUntil = now;
        player.timeOut(event.id);
      }
    } else if (dice < 0.725) {
      name = "restart";
      player.restart();
    } else {
      const ms = [1, 60_000, REDELIVERY_MS - 1, REDELIVERY_MS, REDELIVERY_MS + 1][Math.floor(random() * 5)]!;
      now += ms;
      player.advance(ms);
    }
    // after every move of time, without a fetch in between: what is dead is dead at once
    const got = name === "poll" || name === "trigger" ? undefined : player.states().join();
    if (got !== undefined && got !== events.map(stateOf).join())
      return { played, divergence: `command ${played}, ${name}: must be ${events.map(stateOf).join()}: got ${got}` };
  }
  return { played: commands };
}
