import type { ConsoleChoices } from "../../console/view.ts";
import { byId, element, setText } from "./dom.ts";
import { call, describeError, say } from "./send.ts";

/** The form that triggers an event. */

const OTHER = "another type";
let examples: ConsoleChoices["examples"] = {};

export function showTypes(known: ConsoleChoices["examples"]): void {
  examples = known;
  const type = byId("trigger-type", HTMLSelectElement);
  if (type.options.length > 0) return; // the stream began anew: keep what is being written
  type.append(
    ...Object.keys(known).map((each) => element("option", { value: each }, each)),
    element("option", { value: OTHER }, "Another type …"),
  );
  type.value = "Seller:Offer.New";
  showExample();
}

function showExample(): void {
  const type = byId("trigger-type", HTMLSelectElement).value;
  byId("trigger-name-field").hidden = type !== OTHER;
  byId("trigger-name", HTMLInputElement).required = type === OTHER;
  byId("trigger-payload", HTMLTextAreaElement).value = JSON.stringify(examples[type] ?? { sellerId: "1" }, null, 2);
  complain("");
}

function complain(text: string): void {
  setText(byId("trigger-error"), text);
  byId("trigger-payload").toggleAttribute("aria-invalid", text !== "");
}

async function triggerEvent(event: Event): Promise<void> {
  event.preventDefault();
  const chosen = byId("trigger-type", HTMLSelectElement).value;
  const type = chosen === OTHER ? byId("trigger-name", HTMLInputElement).value : chosen;
  try {
    const payload: unknown = JSON.parse(byId("trigger-payload", HTMLTextAreaElement).value);
    const channel = byId("channel", HTMLSelectElement).value;
    const options = channel ? { channel } : {};
    const { id } = await call<{ id: string }>("POST", "/events", { type, event: payload, options });
    complain("");
    say(`${type} is in the queue as ${id}`, "good");
  } catch (error) {
    const isNoJson = error instanceof SyntaxError;
    complain(`${isNoJson ? "Cannot read the payload as it must be JSON: " : ""}${describeError(error)}`);
  }
}

export function startTrigger(): void {
  const form = byId("trigger-form", HTMLFormElement);
  byId("trigger-type").addEventListener("change", showExample);
  byId("trigger-reset").addEventListener("click", showExample);
  form.addEventListener("submit", (event) => void triggerEvent(event));
  byId("trigger-payload").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
}
