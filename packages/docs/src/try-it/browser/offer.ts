import { createElement } from "../../create-element.ts";
import { saveToken, waitForSandbox } from "./sandbox.ts";

/**
 * Offers a sandbox to a reader who has none: commands to copy, and a field for the token that the sandbox prints.
 *
 * @param start The address of the start of this site's sandbox.
 * @param say Tells the reader how it goes.
 */
export function showOffer(place: Element, start: string, say: (text: string, tone?: string) => void): void {
  const field = createElement("input", {
    "aria-label": "Token that the sandbox prints",
    placeholder: "Token that it prints",
  });
  field.autocomplete = "off";
  const connect = createElement("button", { type: "button" }, "Connect");
  const site = new URL(start.replace(/try-it\/start\.json$/, ""), location.href).href;
  const take = async () => {
    if (field.value.trim() === "") return field.focus();
    saveToken(field.value.trim());
    say("Looking for the sandbox on this machine …");
    if (!(await waitForSandbox(start)))
      return say("No sandbox answers at 127.0.0.1:7070. Start it, and connect again.", "bad");
    place.replaceChildren();
    say("Connected to the sandbox on this machine. Send is ready.", "good");
  };
  connect.addEventListener("click", () => void take());
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") void take();
  });
  place.replaceChildren(
    createWay("On your machine, for this page", `npx @kontor/cli sandbox --docs ${site}`),
    createElement("p", { class: "way" }, field, connect),
    createWay("Or in a clone of the repository: it prints an address with these pages", "npm run site"),
  );
}

function createWay(when: string, command: string): HTMLElement {
  const button = createElement("button", { type: "button", "aria-label": `Copy ${command}` }, "Copy");
  button.addEventListener("click", () => {
    void navigator.clipboard?.writeText(command).then(() => (button.textContent = "Copied"));
  });
  return createElement(
    "p",
    { class: "way" },
    createElement("span", {}, when),
    createElement("code", {}, command),
    button,
  );
}
