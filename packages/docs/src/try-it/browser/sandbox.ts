import type { BuiltRequest, StartState } from "../call.ts";

let start: Promise<StartState> | undefined;

/** Loads the state that the pages start from, once. */
export function loadStart(address: string): Promise<StartState> {
  return (start ??= fetch(address).then((response) => response.json() as Promise<StartState>));
}

/** The address of a sandbox on the reader's machine, as `kontor sandbox` takes it. The content policy allows no other. */
const LOCAL = "http://127.0.0.1:7070";
const TOKEN = "x-sandbox-token";

/** Where a sandbox answers, and what it wants to get with each call. */
export interface SandboxPlace {
  /** Nothing for the address of this page. */
  url: string;
  headers: Record<string, string>;
}

/**
 * Finds the sandbox that serves this page, or the one on the reader's machine. The latter is looked for only by a reader who gave its token:
 * a request that fails would be a complaint in the console, and a browser may ask whether the page may reach the machine.
 */
export async function findSandbox(start: string): Promise<SandboxPlace | undefined> {
  const mark = start.replace(/start\.json$/, "sandbox.json");
  if (await hasSandbox(mark)) return { url: "", headers: {} };
  const token = localStorage.getItem(TOKEN);
  if (token === null) return undefined;
  const isThere = await hasSandbox(`${LOCAL}/try-it/sandbox.json`).catch(() => false);
  return isThere ? { url: LOCAL, headers: { [TOKEN]: token } } : undefined;
}

const PATIENCE_MS = 60_000; // for a sandbox that is about to start
const PAUSE_MS = 1_000;

/** Waits for the sandbox on this machine, which the reader may be about to start, and says whether it came. */
export async function waitForSandbox(start: string): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await findSandbox(start))) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return true;
}

/** Keeps the token that the sandbox on this machine printed, or forgets it. */
export function saveToken(token: string | undefined): void {
  if (token === undefined) localStorage.removeItem(TOKEN);
  else localStorage.setItem(TOKEN, token);
}

/** Every server of the site has an answer, so a static one causes no complaint in the console. */
async function hasSandbox(mark: string): Promise<boolean> {
  const response = await fetch(mark, { cache: "no-store" });
  if (!response.ok) return false;
  const answer = (await response.json()) as { hasSandbox?: boolean };
  return answer.hasSandbox === true;
}

/** Puts everything in the sandbox back to where it was at the start. One elsewhere does it by itself, as its control is closed to pages. */
export async function setBack({ url, headers }: SandboxPlace, start: string): Promise<void> {
  if (url !== "") return void (await fetch(`${url}/try-it/start-over`, { method: "POST", headers }));
  const { snapshot } = await loadStart(start);
  const json = { "content-type": "application/json" };
  await fetch("/__sandbox/snapshot", { method: "POST", headers: json, body: JSON.stringify({ snapshot }) });
}

/**
 * Sends a request to the sandbox. What it changes stays, and other pages see it.
 *
 * @param start Where the start is. Given for a request that succeeds there: if it fails now, an earlier call is in its way, so the
 * sandbox is set back and it is sent again.
 */
export async function sendToSandbox(request: BuiltRequest, place: SandboxPlace, start: string | undefined) {
  const first = await send(request, place);
  if (start === undefined || isRefused(first.response) || (await isSuccess(first.response)))
    return { ...first, wasSetBack: false };
  await setBack(place, start);
  return { ...(await send(request, place)), wasSetBack: true };
}

/** Whether the sandbox refused the token of the page. */
export function isRefused(response: Response): boolean {
  return response.headers.get(TOKEN) === "refused";
}

/** Whether everything that was asked for was done. The channel interface says in a list what it did not store, with a status of success. */
async function isSuccess(response: Response): Promise<boolean> {
  return response.ok && !/"errorList":\s*\[\s*\{/.test(await response.clone().text());
}

/** Gives the answer and the time until its headers were there, in ms. */
async function send({ path, headers, ...init }: BuiltRequest, place: SandboxPlace) {
  const startedAt = performance.now();
  const all = { ...headers, ...place.headers };
  const response = await fetch(place.url + path, { ...init, headers: all, cache: "no-store", credentials: "omit" });
  return { response, ms: performance.now() - startedAt };
}
