import type { BuiltRequest, StartState } from "../call.ts";

/** An answer of the sandbox. */
export interface Answered {
  response: Response;
  /** The time until its headers were there, in ms. */
  ms: number;
  /** Whether the sandbox was set back to its start before. */
  wasSetBack: boolean;
}

let start: Promise<StartState> | undefined;

/** Loads the state that the pages start from, once. */
export function loadStart(address: string): Promise<StartState> {
  return (start ??= fetch(address).then((response) => response.json() as Promise<StartState>));
}

/** Whether a sandbox serves this page. Every server of the site has an answer, so a static one causes no complaint in the console. */
export async function hasSandbox(start: string): Promise<boolean> {
  const response = await fetch(start.replace(/start\.json$/, "sandbox.json"), { cache: "no-store" });
  if (!response.ok) return false;
  const answer = (await response.json()) as { hasSandbox?: boolean };
  return answer.hasSandbox === true;
}

/** Puts everything in the sandbox back to where it was at the start. */
export async function setBack(address: string): Promise<void> {
  const { snapshot } = await loadStart(address);
  const headers = { "content-type": "application/json" };
  await fetch("/__sandbox/snapshot", { method: "POST", headers, body: JSON.stringify({ snapshot }) });
}

/**
 * Sends a request to the sandbox. What it changes stays, and other pages see it.
 *
 * @param address Where the start is. Given for a request that succeeds there: if it fails now, an earlier call is in its way, so the
 * sandbox is set back and it is sent again.
 */
export async function sendToSandbox(request: BuiltRequest, address: string | undefined): Promise<Answered> {
  const first = await send(request);
  if (address === undefined || (await isSuccess(first.response))) return { ...first, wasSetBack: false };
  await setBack(address);
  return { ...(await send(request)), wasSetBack: true };
}

/** Whether everything that was asked for was done. The channel interface says in a list what it did not store, with a status of success. */
async function isSuccess(response: Response): Promise<boolean> {
  return response.ok && !/"errorList":\s*\[\s*\{/.test(await response.clone().text());
}

async function send({ path, ...init }: BuiltRequest): Promise<Pick<Answered, "response" | "ms">> {
  const startedAt = performance.now();
  const response = await fetch(path, { ...init, cache: "no-store", credentials: "omit" });
  return { response, ms: performance.now() - startedAt };
}
