import { resolveElement } from "./dom.ts";

const SAID_MS = 8_000;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Shows a text for eight seconds. A screen reader speaks it too. */
export function showNotice(text: string, tone: "good" | "bad"): void {
  const said = resolveElement("said");
  said.dataset["tone"] = tone;
  said.textContent = text;
  clearTimeout(silence);
  silence = setTimeout(() => (said.textContent = ""), SAID_MS);
}

/** Calls the control plane. @throws {Error} If the sandbox refuses the call; the message is the one of the sandbox. */
export async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/__sandbox${path}`, {
    method,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/** Calls the control plane as `call()` does, and shows a notice of the result. It never throws. */
export async function callWithNotice(method: string, path: string, body: object | undefined, done: string) {
  try {
    await call(method, path, body);
    showNotice(done, "good");
  } catch (error) {
    showNotice(describeError(error), "bad");
  }
}

export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
