import { createElement } from "../../create-element.ts";
import type { BuiltRequest } from "../call.ts";

const SECRET = /token|secret|password|api-?key|authorization|session-?id/i;

/** Whether what stands under a name could let somebody in. */
function isSecret(name: string): boolean {
  return SECRET.test(name);
}

/** Shortens a secret to its kind and its beginning, so that a reader knows which it is: `Bearer channel-c69f…`. */
export function hideRest(text: string): string {
  const space = text.indexOf(" ") + 1;
  return `${text.slice(0, space + Math.min(12, Math.floor((text.length - space) / 3)))}…`;
}

/** Copies a value of JSON, with its secrets shortened. */
export function hideSecrets(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, each: unknown) =>
    typeof each === "string" && isSecret(name) ? hideRest(each) : each,
  );
}

const MOST_LETTERS = 40_000; // more than a person reads, and little enough to be drawn at once

interface AnswerParts {
  request: BuiltRequest;
  response: Response;
  /** The address of the sandbox; nothing for that of the page. */
  url: string;
  onSetBack(): void;
}

/** Shows the answer to a request: the body, the headers of both, and the ways on. */
export async function showAnswer(place: Element, { request, response, url, onSetBack }: AnswerParts): Promise<void> {
  const bytes = await response.arrayBuffer();
  const type = response.headers.get("content-type") ?? "";
  const again = createElement("button", { type: "button" }, "Start over");
  again.addEventListener("click", onSetBack);
  const log = createElement("a", { href: `${url}/__sandbox/` }, "Console of the sandbox");
  place.replaceChildren(
    buildBody(bytes, type),
    createElement(
      "details",
      {},
      createElement("summary", { class: "small" }, "Headers"),
      buildHeaders("Sent", Object.entries(request.headers)),
      buildHeaders("Received", [...response.headers]),
    ),
    createElement("p", { class: "ways-on" }, again, log),
  );
}

function buildBody(bytes: ArrayBuffer, type: string): HTMLElement {
  if (bytes.byteLength === 0) return createElement("p", { class: "aside small" }, "The answer has no body.");
  if (!/json|text/.test(type)) {
    const size = `${bytes.byteLength.toLocaleString("en")} bytes`;
    const href = URL.createObjectURL(new Blob([bytes], { type }));
    const link = createElement("a", { href, download: "answer" }, "Save it");
    return createElement("p", { class: "aside small" }, `A file, ${type}, ${size}. `, link);
  }
  const text = formatBody(new TextDecoder().decode(bytes));
  const shown =
    text.length > MOST_LETTERS
      ? `${text.slice(0, MOST_LETTERS)}\n… and ${text.length - MOST_LETTERS} letters more`
      : text;
  return createElement("pre", { tabindex: "0", role: "region", "aria-label": "Body of the answer" }, ...colour(shown));
}

function formatBody(text: string): string {
  try {
    return JSON.stringify(hideSecrets(JSON.parse(text)), undefined, 2);
  } catch {
    return text;
  }
}

/** Marks the names and the values of JSON for the style. */
function colour(text: string): (Node | string)[] {
  return text.split(/("(?:[^"\\]|\\.)*"(?::)?)/).map((part) => {
    if (!part.startsWith('"')) return part;
    return createElement("span", { class: part.endsWith(":") ? "name" : "text" }, part);
  });
}

function buildHeaders(title: string, headers: [string, string][]): HTMLElement {
  const rows = headers.map(([name, value]) =>
    createElement(
      "div",
      {},
      createElement("dt", {}, name),
      createElement("dd", {}, isSecret(name) ? hideRest(value) : value),
    ),
  );
  return createElement(
    "div",
    {},
    createElement("p", { class: "aside small" }, title),
    createElement("dl", {}, ...rows),
  );
}
