import type { ChannelClient } from "@kontor/channel-client";
import type { DecodeError } from "@kontor/http";
import { acknowledge } from "./acknowledge.ts";
import { fetchPage, type FetchedEvent } from "./fetch-page.ts";
import type { Logger } from "./logger.ts";
import { messageOf } from "./message-of.ts";
import type { PollReport } from "./poll-report.ts";

const REMEMBERED = 10_000;
const ACKNOWLEDGE_MS = 60_000; // an acknowledgement that never ends must not hold up a stop

/** An event that came and cannot be handled: it cannot be read, or there is no handler for its type. */
export interface UndecodableEvent {
  /** Absent when it has none; then nobody can acknowledge it. */
  id: string | undefined;
  /** As it came, as JSON text. */
  raw: string;
  /** What is wrong, and at which `path`. */
  problem: DecodeError;
}

export interface PollHandledOptions {
  channel: Pick<ChannelClient, "events">;
  /** Runs the handler of an event; whether it returned, or that there is none. */
  handle(event: FetchedEvent): Promise<"handled" | "failed" | DecodeError>;
  onUndecodable(event: UndecodableEvent): Promise<void> | void;
  laneOf(event: FetchedEvent): string;
  /** Asked before each page: whether it is still ours to fetch. */
  mayFetch(): boolean;
  maxAckIds: number;
  /** Lanes that are handled at a time. */
  concurrency: number;
  log: Logger;
}

/**
 * Polls without a store, by the given rule to the letter: fetch a page, run its handlers, acknowledge those that
 * returned in one call, until a page brings nothing new. An event whose handler threw is left to the platform, which
 * sends it again, ten times in all.
 *
 * @see given spec §6.1 rules 1 to 5
 */
export function createHandledPoll(options: PollHandledOptions): (signal: AbortSignal) => Promise<PollReport> {
  const { channel, handle, onUndecodable, laneOf, mayFetch, maxAckIds, concurrency, log } = options;
  const handled = new Set<string>(); // a lost acknowledgement must not run a handler again while we remember

  return async (signal) => {
    const report: PollReport = { pages: 0, fetched: 0, duplicates: 0, acknowledged: 0, unreadable: 0 };
    const seen = new Set<string>(); // in this poll: what comes again within it has failed, and must not use up its deliveries
    while (!signal.aborted && mayFetch()) {
      const { events, nameless } = await fetchPage(channel, { signal });
      report.pages += 1;
      report.fetched += events.length + nameless.length;
      const fresh = events.filter(({ id }) => !handled.has(id) && !seen.has(id));
      for (const { id } of events) seen.add(id);
      report.duplicates += events.length - fresh.length;
      for (const { raw, problem } of nameless) await undecodable({ id: undefined, raw, problem });
      const lanes = Map.groupBy(fresh, (event) => laneOf(event));
      const queue = [...lanes.values()];
      const worker = async () => {
        for (let lane = queue.shift(); lane; lane = queue.shift()) await inOrder(lane);
      };
      await Promise.all(Array.from({ length: Math.min(concurrency, queue.length) }, worker));
      const done = events.filter(({ id }) => handled.has(id)).map(({ id }) => id);
      for (let start = 0; start < done.length; start += maxAckIds) {
        const ids = done.slice(start, start + maxAckIds);
        const { acknowledged, refused } = await acknowledge(channel, ids, {
          signal: AbortSignal.timeout(ACKNOWLEDGE_MS),
        }); // without the signal of the stop: what was handled is acknowledged
        if (refused.length > 0) log.error({ ids: refused }, "The platform refuses to have these events acknowledged");
        report.acknowledged += acknowledged.length;
      }
      if (fresh.length === 0) break;

      async function inOrder(lane: FetchedEvent[]): Promise<void> {
        for (const event of lane) {
          if (signal.aborted) return; // what was not begun is left to the platform
          const { id, raw, decoded } = event;
          const outcome = "problem" in decoded ? decoded.problem : await handle(event);
          if (outcome === "failed") continue;
          if (outcome === "handled" || (await undecodable({ id, raw, problem: outcome }))) remember(id);
        }
      }

      async function undecodable(event: UndecodableEvent): Promise<boolean> {
        report.unreadable += 1;
        log.warn({ id: event.id, problem: event.problem.message }, "An event cannot be handled");
        try {
          await onUndecodable(event);
          return true;
        } catch (error) {
          log.error({ id: event.id, problem: messageOf(error) }, "onUndecodable failed; the event is not acknowledged");
          return false;
        }
      }
    }
    return report;
  };

  function remember(id: string): void {
    handled.add(id);
    if (handled.size > REMEMBERED) handled.delete(handled.values().next().value!);
  }
}
