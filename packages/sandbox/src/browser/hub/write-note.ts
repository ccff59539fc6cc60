import { byId, element } from "../console/dom.ts";

/** Adds a line to what app and host say to each other. */
export function writeNote(direction, text) {
  const row = element(
    "li",
    {},
    element("span", { class: "at" }, new Date().toISOString().slice(11, 23)),
    element("span", {}, direction),
    element("span", { class: "what" }, text),
  );
  const steps = byId("steps");
  steps.append(row);
  steps.scrollTop = steps.scrollHeight;
}
