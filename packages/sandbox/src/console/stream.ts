import { startTimer } from "../seed/clock.ts";
import type { Changes } from "./changes.ts";

const GATHER_MS = 40; // changes that follow each other closely are sent together
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Server-sent events: each part of what the console shows, once at the start and then whenever it changed. Ends when the
 * reader leaves; nothing is read or sent while the reader does not keep up.
 *
 * @param options.read Reads the parts that the console shows now.
 * @param options.first Parts that are sent once, before all others.
 * @param options.later Starts a timer, and gives the function that stops it. Default: a timer of this machine.
 */
export function openConsoleStream({
  changes,
  read,
  first = {},
  later = startTimer,
}: {
  changes: Changes;
  read: () => { parts: Record<string, unknown>; nextChangeMs?: number };
  first?: Record<string, unknown>;
  later?: typeof startTimer;
}): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const sent = new Map<string, string>();
  let stopGathering: (() => void) | undefined;
  let stopWaiting: (() => void) | undefined;
  let isBehind = true; // the first pull sends what there is
  let stopListening = () => {};

  return new ReadableStream({
    start(controller) {
      stopListening = changes.listen(() => {
        stopGathering ??= later(() => push(controller), GATHER_MS);
      });
      send(controller, first);
    },
    pull(controller) {
      if (isBehind) push(controller);
    },
    cancel: stop,
  });

  function push(controller: ReadableStreamDefaultController<Uint8Array>): void {
    stopTimers();
    isBehind = (controller.desiredSize ?? 0) <= 0;
    if (isBehind) return;
    try {
      const { parts, nextChangeMs } = read();
      send(controller, parts);
      if (nextChangeMs !== undefined)
        stopWaiting = later(() => push(controller), Math.min(nextChangeMs + 1, LONGEST_TIMER_MS));
    } catch (error) {
      stop();
      controller.error(error);
    }
  }

  function send(controller: ReadableStreamDefaultController<Uint8Array>, parts: Record<string, unknown>): void {
    const changed = Object.entries(parts).flatMap(([name, value]) => {
      const text = JSON.stringify(value);
      if (sent.get(name) === text) return [];
      sent.set(name, text);
      return [`event: ${name}\ndata: ${text}\n\n`];
    });
    if (changed.length > 0) controller.enqueue(encoder.encode(changed.join("")));
  }

  function stop(): void {
    stopListening();
    stopTimers();
  }

  function stopTimers(): void {
    stopGathering?.();
    stopWaiting?.();
    stopGathering = undefined;
  }
}
