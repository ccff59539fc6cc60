import { buildControlReply, type Answer } from "../control/routes.ts";
import type { SandboxControl } from "../control/control.ts";
import { consoleScript } from "../generated/browser.generated.ts";
import { eventExamples } from "../generated/event-examples.generated.ts";
import { routes } from "../generated/routes.generated.ts";
import { isForeign } from "../platform/call.ts";
import { faultKinds } from "../platform/faults.ts";
import type { PlatformState } from "../platform/state.ts";
import { startTimer } from "../state/clock.ts";
import { page } from "./page.ts";
import { style } from "./style.ts";
import { buildConsoleView, type ConsoleChoices } from "./view.ts";

const headers = {
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** Lists the routes of a page, with its style and its script. Anybody may be led to it from another page. */
export function listPageRoutes(
  folder: string,
  files: Readonly<Record<string, readonly [type: string, text: string]>>,
  own: Readonly<Record<string, string>> = {},
): [string, Answer][] {
  const texts = Object.entries(files).map(([name, [type, body]]): [string, Answer] => [
    `GET ${folder}/${name}`,
    () => ({ status: 200, headers: { ...headers, ...own, "content-type": `${type}; charset=utf-8` }, body }),
  ]);
  return [[`GET ${folder}`, () => ({ status: 308, headers: { location: `${folder}/` } })], ...texts];
}

/** The values among which the page lets a person choose. */
const choices: ConsoleChoices = {
  examples: { ...eventExamples },
  faultKinds,
  operations: [...routes.map(({ id }) => id), "token"].toSorted(),
};

/** Lists the routes of the console at `/__sandbox/`: a page, its style and its script, and the stream of what it shows. */
export function listConsoleRoutes(control: SandboxControl, state: PlatformState, changes: Changes): [string, Answer][] {
  const files = {
    "": ["text/html", page],
    "console.css": ["text/css", style],
    "console.js": ["text/javascript", consoleScript],
  } as const;
  const watch: Answer = (call) => {
    if (isForeign(call)) return buildControlReply({ error: "Cannot watch the sandbox from another origin" }, 403);
    const channel = new URLSearchParams(call.search).get("channel") ?? undefined;
    const body = openConsoleStream({
      changes,
      first: { choices },
      read: () => buildConsoleView(control, state, channel),
    });
    return { status: 200, headers: { ...headers, "content-type": "text/event-stream" }, body };
  };
  return [...listPageRoutes("/__sandbox", files), ["GET /__sandbox/stream", watch]];
}

/** Tells every listener that something may have changed. It costs next to nothing while nobody listens. */
export interface Changes {
  tell(): void;
  /** Adds a listener. Returns the function that removes it. */
  listen(listener: () => void): () => void;
  readonly listeners: number;
}

/** Makes a list of listeners that is empty at first. */
export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    tell() {
      if (listeners.size > 0) for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get listeners() {
      return listeners.size;
    },
  };
}

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
}): ReadableStream<Uint8Array<ArrayBuffer>> {
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

  function push(controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>): void {
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

  function send(
    controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>,
    parts: Record<string, unknown>,
  ): void {
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
