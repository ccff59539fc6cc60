import { byId } from "./dom.ts";

/** Calls of the control plane, and what is said of them. */

let silence;

/** Says something for a while, in words that a screen reader speaks too. */
export function say(text, tone) {
  const said = byId("said");
  said.dataset.tone = tone;
  said.textContent = text;
  clearTimeout(silence);
  silence = setTimeout(() => (said.textContent = ""), 8000);
}

/** One call of the control plane; rejects with what the sandbox says of a call that it refuses. */
export async function call(method, path, body) {
  const response = await fetch("/__sandbox" + path, {
    method,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/** As call(), and says how it went. */
export async function act(method, path, body, done) {
  try {
    await call(method, path, body);
    say(done, "good");
  } catch (error) {
    say(error.message, "bad");
  }
}
