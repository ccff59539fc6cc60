import type { SandboxControl } from "../control/control.ts";
import { createLocalControl } from "./local-control.ts";
import { buildResponse, type Handle, readCall } from "../platform/call.ts";
import { createPlatformState, type PlatformState } from "../platform/state.ts";
import type { Assumptions } from "../state/assumptions.ts";
import { realClock, type SandboxClock } from "../state/clock.ts";
import { applySeed } from "../seed/apply.ts";
import { checkSeed } from "../seed/read.ts";
import type { Seed } from "../seed/seed.ts";
import { defaultSeed } from "../seed/demo.ts";
import type { SandboxStorage } from "../state/store.ts";
import { checkOptions } from "../ground/checks.ts";
import { createCallHandler } from "./handle-call.ts";

/** Options of `createSandbox()`: its data, its clock, and its assumptions about what the platform leaves open. */
export interface SandboxOptions {
  /**
   * Tenants, clients, keys and refresh tokens, all of them. To change a part, begin with the default: `{ ...defaultSeed, tenants }`.
   * Default: `defaultSeed`, whose credentials are in `demo`.
   */
  seed?: Seed | undefined;
  /** Assumptions about what the platform leaves open; see `assumptions()`. Default: the default of each, as in `notShown`. */
  assumptions?: Partial<Assumptions> | undefined;
  /** Starts the clock at this instant, stopped until `advance()`. Default: the real time, running. */
  startAt?: Date | undefined;
  /** Tells the time that it runs with, and waits where a fault asks for it. Default: the clock of this machine. */
  clock?: SandboxClock | undefined;
  /** Decides every id, token and fault: the same seed gives the same ones. Default 1. */
  randomSeed?: number | undefined;
  /** Checks whether the set-up page of an app can be reached. Default `globalThis.fetch`. */
  hubFetch?: typeof globalThis.fetch | undefined;
  /** Keeps the data of the platform beyond this process; `dataFile()` in `@kontor/sandbox/server`. Default: none. */
  storage?: SandboxStorage | undefined;
}

/** A local mock of the platform. */
export interface Sandbox extends SandboxControl, Disposable {
  /** Answers a request as the platform would, without a port. Any host will do. */
  fetch: typeof globalThis.fetch;
}

/**
 * Creates a sandbox. It has state, validates requests and its answers against the specs, and lets you move its clock and plan
 * faults.
 *
 * @throws {RangeError} If an option is unknown, the seed is no whole seed, or an assumption makes no sense.
 * @see given spec §3, §4, §5, §6.1
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const action = "make a sandbox";
  const ofServer = Object.keys(serverOptions).find((name) => (Object(options) as Partial<Record<string, 1>>)[name]);
  if (ofServer !== undefined)
    throw new RangeError(
      `Cannot ${action} as ${ofServer} is an option of startSandboxServer() in @kontor/sandbox/server: a sandbox listens on no port`,
    );
  checkOptions(action, options, sandboxOptions);
  return createSandboxCore(options).sandbox;
}

/** @internal */
export const sandboxOptions = {
  seed: 1,
  assumptions: 1,
  startAt: 1,
  clock: 1,
  randomSeed: 1,
  hubFetch: 1,
  storage: 1,
} satisfies Record<keyof SandboxOptions, 1>;

/** The further options of a sandbox that listens. @internal */
export const serverOptions = { port: 1, host: 1, headersTimeoutMs: 1, site: 1 } as const;

interface SandboxCore {
  sandbox: Sandbox;
  handle: Handle;
}

/** @internal */
export function createSandboxCore({
  seed = defaultSeed,
  assumptions = {},
  startAt,
  clock = realClock,
  randomSeed = 1,
  hubFetch = (...call) => globalThis.fetch(...call), // It is looked up for each call, so that a mock may replace it.
  storage,
  mayControl = () => true,
}: SandboxOptions & { mayControl?: (url: string) => boolean } = {}): SandboxCore {
  if (seed !== defaultSeed) checkSeed(seed);
  const state = createPlatformState({ assumptions, startAt, clock, randomSeed });
  applySeed(seed, state.store);
  const start = state.dump();
  const keeper = createChangeKeeper(state, storage);
  if (storage) state.assume(assumptions); // what is assumed now wins over what the storage holds
  const control = withKeeping(
    createLocalControl(state, () => start),
    keeper,
  );
  const handle = createCallHandler({ state, control, hubFetch, mayControl, save: keeper.save });
  const sandbox: Sandbox = {
    ...control,
    fetch: async (input, init) => {
      const request = input instanceof Request && !init ? input : new Request(input, init);
      request.signal.throwIfAborted();
      return buildResponse(await handle(readCall(request)));
    },
    [Symbol.dispose]: () => storage?.close(),
  };
  return { sandbox, handle };
}

type ChangeKeeper = ReturnType<typeof createChangeKeeper>;

function createChangeKeeper(state: PlatformState, storage: SandboxStorage | undefined) {
  if (!storage) return { save() {}, saveAll() {} };
  const stored = storage.load();
  if (stored) state.load(stored);
  state.store.record();
  if (!stored) storage.replace(state.dump());
  return {
    save() {
      const changes = state.store.changes();
      if (changes.length === 0) return;
      storage.save(changes);
      state.store.saved(); // changes that could not be written go with the next
    },
    saveAll() {
      storage.replace(state.dump());
      state.store.saved();
    },
  };
}

function withKeeping(control: SandboxControl, keeper: ChangeKeeper): SandboxControl {
  const calls = Object.entries(control) as [keyof SandboxControl, (...values: unknown[]) => unknown][];
  const wrapped = calls.map(([name, call]) => [
    name,
    (...values: unknown[]) => {
      try {
        return call(...values);
      } finally {
        if (name === "restore" || name === "reset") keeper.saveAll();
        else keeper.save();
      }
    },
  ]);
  return Object.fromEntries(wrapped) as unknown as SandboxControl;
}
