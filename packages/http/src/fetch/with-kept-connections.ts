import type { Fetch } from "./fetch.ts";

/** The agent of undici sends the requests of `fetch` in Node. It has a name for its present and one for its former interface. */
const AGENTS = [Symbol.for("undici.globalDispatcher.2"), Symbol.for("undici.globalDispatcher.1")];

interface Agent {
  dispatch(options: object, handler: unknown): boolean;
}

/**
 * Lets Node keep its connection after a DELETE with a body, as it does after every other call. By itself it closes the connection, so
 * each acknowledgement would cost a new one, with its TLS handshake. Other runtimes and a `fetch` of the caller's own are left as they are.
 */
export function withKeptConnections(fetch: Fetch): Fetch {
  if (fetch !== globalThis.fetch) return fetch;
  return (input, init) => {
    const agent = findAgent();
    if (init?.method !== "DELETE" || !init.body || "dispatcher" in init || !agent) return fetch(input, init);
    const dispatcher: Agent = {
      dispatch: (options, handler) => agent.dispatch({ ...options, reset: false }, handler),
    };
    return fetch(input, { ...init, dispatcher } as RequestInit);
  };
}

function findAgent(): Agent | undefined {
  const known = globalThis as unknown as Record<symbol, Agent | undefined>;
  return AGENTS.map((name) => known[name]).find((agent) => typeof agent?.dispatch === "function");
}
