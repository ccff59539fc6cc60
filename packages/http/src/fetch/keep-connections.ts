import { type Fetch, isOfRuntime } from "./pipeline.ts";

/** The agent of undici sends the requests of `fetch` in Node. It has a name for its present and one for its former interface. */
const PRESENT = Symbol.for("undici.globalDispatcher.2");
const FORMER = Symbol.for("undici.globalDispatcher.1");

interface Agent {
  /** An agent for tests looks at the body itself. `fetch` asks for this before it hands the body over. */
  readonly isMockActive?: unknown;
  dispatch(options: object, handler: object): boolean;
}

/**
 * Lets Node keep its connection after a DELETE with a body, as it does after every other call. By itself it closes the connection, so
 * each acknowledgement would cost a new one, with its TLS handshake. Other runtimes and a `fetch` of the caller's own are left as they are.
 */
export function withKeptConnections(fetch: Fetch): Fetch {
  if (!isOfRuntime(fetch)) return fetch;
  return (input, init) => {
    const agent = findAgent([FORMER, PRESENT]);
    if (init?.method !== "DELETE" || !init.body || "dispatcher" in init || !agent) return fetch(input, init);
    const dispatcher: Agent = {
      isMockActive: agent.isMockActive,
      dispatch: (options, handler) => chooseAgent(agent, handler).dispatch({ ...options, reset: false }, handler),
    };
    return fetch(input, { ...init, dispatcher } as RequestInit);
  };
}

/** A program may have its own undici beside that of Node. Its agent takes no handler of the former interface. */
function chooseAgent(agent: Agent, handler: object): Agent {
  return ("onRequestStart" in handler && findAgent([PRESENT])) || agent;
}

function findAgent(names: readonly symbol[]): Agent | undefined {
  const known = globalThis as unknown as Record<symbol, Agent | undefined>;
  return names.map((name) => known[name]).find((agent) => typeof agent?.dispatch === "function");
}
