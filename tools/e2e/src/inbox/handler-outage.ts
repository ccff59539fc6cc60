import { createVirtualConsumer, TYPE } from "./virtual-consumer.ts";

const HOUR_MS = 3_600_000;
const SELLERS = ["a", "b", "c"];

/** The end of an outage, as its events tell it. */
export interface HandlerOutage {
  sent: string[];
  /** The events whose handler came to its end, in order. */
  done: string[];
  /** The events that the inbox still holds back. */
  waiting: number;
  dead: number;
  /** The most deliveries of one event. */
  deliveries: number;
  /** The events that the platform still holds. */
  left: unknown[];
}

/**
 * Lets the own systems of every handler be down for all but the last of some hours of virtual time. Three sellers send an event each
 * hour, some of a type that has no handler of its own.
 *
 * @param path The file of the inbox.
 */
export async function playHandlerOutage(path: string, { hours }: { hours: number }): Promise<HandlerOutage> {
  const done: string[] = [];
  let isDown = () => true;
  const { clock, platform, inbox, consumer, add, stop } = createVirtualConsumer(path, (id) => {
    if (isDown()) throw new Error("the shop is down");
    done.push(id);
  });
  const backAt = clock.now() + (hours - 1) * HOUR_MS;
  isDown = () => clock.now() < backAt;
  const sent: string[] = [];
  void consumer.start();
  for (let hour = 0; hour < hours; hour += 1) {
    for (const seller of SELLERS) {
      const id = `${seller}${String(hour).padStart(2, "0")}`;
      sent.push(id);
      add(id, seller, hour % 10 === 9 ? "Seller:New.Type" : TYPE);
    }
    await clock.advance(HOUR_MS);
  }
  await clock.advance(HOUR_MS);
  const { waiting, dead } = (await inbox.readStats()).events;
  const deliveries = Math.max(...platform.deliveries().values());
  const left = platform.left();
  await stop();
  return { sent, done, waiting, dead, deliveries, left };
}

/** The problems of an outage that should have cost nothing; none on a good day. */
export function findLosses({ sent, done, waiting, dead, deliveries, left }: HandlerOutage): string[] {
  const problems: string[] = [];
  if (done.toSorted().join() !== sent.toSorted().join())
    problems.push(`${sent.length} were sent, ${done.length} are done`);
  for (const seller of SELLERS) {
    const ids = done.filter((id) => id.startsWith(seller));
    if (ids.join() !== ids.toSorted().join()) problems.push(`the events of ${seller} are out of order: ${ids.join()}`);
  }
  if (waiting + dead > 0) problems.push(`${waiting} wait and ${dead} are dead`);
  if (deliveries > 2) problems.push(`an event was delivered ${deliveries} times`);
  if (left.length > 0) problems.push(`the platform still has ${left.length} events`);
  return problems;
}
