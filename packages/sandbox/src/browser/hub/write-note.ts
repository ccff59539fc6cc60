import { resolveElement, createElement } from "../console/dom.ts";

/** From the host to the app, from the app to the host, or a remark of the hub. */
export type Direction = "→" | "←" | "";

/** Adds a line to what app and host say to each other. */
export function writeNote(direction: Direction, text: string): void {
  const steps = resolveElement("steps");
  const at = createElement("span", { class: "at" }, new Date().toISOString().slice(11, 23));
  steps.append(
    createElement("li", {}, at, createElement("span", {}, direction), createElement("span", { class: "what" }, text)),
  );
  steps.scrollTop = steps.scrollHeight;
}
