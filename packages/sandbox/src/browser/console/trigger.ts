import type { ConsoleChoices } from "../../console/view.ts";
import { resolveElement, createElement, setText } from "./dom.ts";
import { call, describeError, showNotice } from "./send.ts";

/** The form that triggers an event. */

const OTHER = "another type";
let examples: ConsoleChoices["examples"] = {};

export function showTypes(known: ConsoleChoices["examples"]): void {
  examples = known;
  const type = resolveElement("trigger-type", HTMLSelectElement);
  if (type.options.length > 0) return; // the stream began anew: keep what is being written
  type.append(
    ...Object.keys(known).map((each) => createElement("option", { value: each }, each)),
    createElement("option", { value: OTHER }, "Another type …"),
  );
  type.value = "Seller:Offer.New";
  showExample();
}

function showExample(): void {
  const type = resolveElement("trigger-type", HTMLSelectElement).value;
  resolveElement("trigger-name-field").hidden = type !== OTHER;
  resolveElement("trigger-name", HTMLInputElement).required = type === OTHER;
  resolveElement("trigger-payload", HTMLTextAreaElement).value = JSON.stringify(
    examples[type] ?? { sellerId: "1" },
    null,
    2,
  );
  showProblem("");
}

function showProblem(text: string): void {
  setText(resolveElement("trigger-error"), text);
  resolveElement("trigger-payload").toggleAttribute("aria-invalid", text !== "");
}

async function triggerEvent(event: Event): Promise<void> {
  event.preventDefault();
  const chosen = resolveElement("trigger-type", HTMLSelectElement).value;
  const type = chosen === OTHER ? resolveElement("trigger-name", HTMLInputElement).value : chosen;
  try {
    const payload: unknown = JSON.parse(resolveElement("trigger-payload", HTMLTextAreaElement).value);
    const channel = resolveElement("channel", HTMLSelectElement).value;
    const options = channel ? { channel } : {};
    const { id } = await call<{ id: string }>("POST", "/events", { type, event: payload, options });
    showProblem("");
    showNotice(`${type} is in the queue as ${id}`, "good");
  } catch (error) {
    const isNoJson = error instanceof SyntaxError;
    showProblem(`${isNoJson ? "Cannot read the payload as it must be JSON: " : ""}${describeError(error)}`);
  }
}

export function startTrigger(): void {
  const form = resolveElement("trigger-form", HTMLFormElement);
  resolveElement("trigger-type").addEventListener("change", showExample);
  resolveElement("trigger-reset").addEventListener("click", showExample);
  form.addEventListener("submit", (event) => void triggerEvent(event));
  resolveElement("trigger-payload").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
}
