import { byId, element, setText } from "./dom.ts";
import { call, say } from "./send.ts";

/** The form that triggers an event. */

const OTHER = "another type";
let examples = {};

export function showTypes(known) {
  examples = known;
  if (byId("trigger-type").options.length > 0) return; // the stream began anew: keep what is being written
  byId("trigger-type").append(
    ...Object.keys(known).map((type) => element("option", { value: type }, type)),
    element("option", { value: OTHER }, "Another type …"),
  );
  byId("trigger-type").value = "Seller:Offer.New";
  showExample();
}

function showExample() {
  const type = byId("trigger-type").value;
  byId("trigger-name-field").hidden = type !== OTHER;
  byId("trigger-name").required = type === OTHER;
  byId("trigger-payload").value = JSON.stringify(examples[type] ?? { sellerId: "1" }, null, 2);
  complain("");
}

function complain(text) {
  setText(byId("trigger-error"), text);
  byId("trigger-payload").toggleAttribute("aria-invalid", text !== "");
}

async function triggerEvent(event) {
  event.preventDefault();
  const chosen = byId("trigger-type").value;
  const type = chosen === OTHER ? byId("trigger-name").value : chosen;
  try {
    const payload = JSON.parse(byId("trigger-payload").value);
    const channel = byId("channel").value;
    const { id } = await call("POST", "/events", { type, event: payload, options: channel ? { channel } : {} });
    complain("");
    say(type + " is in the queue as " + id, "good");
  } catch (error) {
    complain(
      error instanceof SyntaxError ? "Cannot read the payload as it must be JSON: " + error.message : error.message,
    );
  }
}

byId("trigger-type").addEventListener("change", showExample);
byId("trigger-reset").addEventListener("click", showExample);
byId("trigger-form").addEventListener("submit", triggerEvent);
byId("trigger-payload").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) byId("trigger-form").requestSubmit();
});
