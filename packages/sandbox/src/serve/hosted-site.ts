import { randomBytes } from "node:crypto";
import type { Handle, HttpCall } from "../platform/call.ts";
import { limitTime } from "../state/clock.ts";
import type { Snapshot } from "../state/store.ts";

/** The header in which a page sends the token that the sandbox printed. */
const TOKEN = "x-sandbox-token";
const WAIT_MS = 30_000; // for a site that does not answer
const JSON_TYPE = { "content-type": "application/json" };

/** A docs site at another address, whose pages may send calls to the sandbox of their reader. */
export interface HostedSite {
  /** The only origin whose pages may call. */
  origin: string;
  /** What a page must send with each call. The reader brings it from the terminal to the page, so no page has it by itself. */
  token: string;
  /** The state in which every call of its pages succeeds. */
  snapshot: Snapshot;
}

/** Reads from a docs site the state that its pages are made for. @throws {RangeError} If no docs site answers at the address. */
export async function openHostedSite(address: string): Promise<HostedSite> {
  const base = address.replace(/\/?$/, "/");
  try {
    const { snapshot } = await limitTime(WAIT_MS, async (signal) => {
      const response = await fetch(new URL("try-it/start.json", base), { signal });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      return (await response.json()) as { snapshot: Snapshot };
    });
    return { origin: new URL(base).origin, token: randomBytes(16).toString("hex"), snapshot };
  } catch (cause) {
    const message = `Cannot serve the docs as ${address} must be the address of a docs site: it has no readable try-it/start.json`;
    throw new RangeError(message, { cause });
  }
}

/**
 * Lets the pages of one origin send calls. A browser asks first whether they may, and whether they may reach this machine at all (private
 * network access). The control of the sandbox stays closed to them, but for the way back to the start.
 *
 * @param startOver Puts the sandbox back to the state that the pages are made for.
 */
export function withHostedSite({ origin, token }: HostedSite, handle: Handle, startOver: () => void): Handle {
  const allowed = { "access-control-allow-origin": origin, "access-control-expose-headers": "*", vary: "origin" };
  return async (call) => {
    const { method, path, headers } = call;
    if (headers.get("origin") !== origin || /^\/__sandbox(?:\/|$)/.test(path)) return handle(call);
    if (method === "OPTIONS") return { status: 204, headers: { ...allowed, ...allowWhatIsAsked(call) } };
    if (method === "GET" && path === "/try-it/sandbox.json")
      return { status: 200, headers: { ...allowed, ...JSON_TYPE }, body: '{"hasSandbox":true}' };
    if (headers.get(TOKEN) !== token) {
      const error = `Cannot call the sandbox from a page as ${TOKEN} must be the token that it printed`;
      const refused = { ...allowed, ...JSON_TYPE, [TOKEN]: "refused" };
      return { status: 403, headers: refused, body: JSON.stringify({ error }) };
    }
    if (method === "POST" && path === "/try-it/start-over") {
      startOver();
      return { status: 204, headers: allowed };
    }
    const reply = await handle(call);
    return { ...reply, headers: { ...reply.headers, ...allowed } };
  };
}

function allowWhatIsAsked({ headers }: HttpCall): Record<string, string> {
  return {
    "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
    "access-control-allow-headers": headers.get("access-control-request-headers") ?? "",
    "access-control-max-age": "600",
    ...(headers.has("access-control-request-private-network") && { "access-control-allow-private-network": "true" }),
  };
}
