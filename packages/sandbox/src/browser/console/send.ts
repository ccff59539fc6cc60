import { byId } from "./dom.ts";

/** Calls of the control plane, and what is said of them. */

const SAID_MS = 8_000;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Says something for a while, in words that a screen reader speaks too. */
export function say(text: string, tone: "good" | "bad"): void {
  const said = byId("said");
  said.dataset["tone"] = tone;
  said.textContent = text;
  clearTimeout(silence);
  silence = setTimeout(() => (said.textContent = ""), SAID_MS);
}

/** One call of the control plane. @throws {Error} With what the sandbox says of a call that it refuses. */
export async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/__sandbox${path}`, {
    method,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/** As `call()`, and says how it went. */
export async function act(method: string, path: string, body: object | undefined, done: string): Promise<void> {
  try {
    await call(method, path, body);
    say(done, "good");
  } catch (error) {
    say(describeError(error), "bad");
  }
}

export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
