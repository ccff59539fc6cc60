import { byId, element } from "../console/dom.ts";

/** From the host to the app, from the app to the host, or a remark of the hub. */
export type Direction = "→" | "←" | "";

/** Adds a line to what app and host say to each other. */
export function writeNote(direction: Direction, text: string): void {
  const steps = byId("steps");
  const at = element("span", { class: "at" }, new Date().toISOString().slice(11, 23));
  steps.append(element("li", {}, at, element("span", {}, direction), element("span", { class: "what" }, text)));
  steps.scrollTop = steps.scrollHeight;
}
