import type { Changes } from "./changes.ts";

const GATHER_MS = 40; // what changes together is sent together
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Server-sent events: each part of what the console shows, once at the start and then whenever it changed. Ends when the
 * reader leaves; nothing is read or sent while the reader does not keep up.
 *
 * @param options.read What there is to show now.
 * @param options.first What is sent once, before all else.
 */
export function openConsoleStream({
  changes,
  read,
  first = {},
}: {
  changes: Changes;
  read: () => { parts: Record<string, unknown>; nextChangeMs?: number };
  first?: Record<string, unknown>;
}): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const sent = new Map<string, string>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isBehind = true; // the first pull sends what there is
  let stopListening = () => {};

  return new ReadableStream({
    start(controller) {
      stopListening = changes.listen(() => {
        gathering ??= later(() => push(controller), GATHER_MS);
      });
      send(controller, first);
    },
    pull(controller) {
      if (isBehind) push(controller);
    },
    cancel: stop,
  });

  function push(controller: ReadableStreamDefaultController<Uint8Array>): void {
    clearTimeout(gathering);
    clearTimeout(waiting);
    gathering = undefined;
    isBehind = (controller.desiredSize ?? 0) <= 0;
    if (isBehind) return;
    try {
      const { parts, nextChangeMs } = read();
      send(controller, parts);
      if (nextChangeMs !== undefined)
        waiting = later(() => push(controller), Math.min(nextChangeMs + 1, LONGEST_TIMER_MS));
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
    clearTimeout(gathering);
    clearTimeout(waiting);
  }
}

/** A timer that keeps no process alive. */
function later(run: () => void, ms: number): ReturnType<typeof setTimeout> {
  const timer = setTimeout(run, ms);
  if (typeof timer === "object") timer.unref();
  return timer;
}
