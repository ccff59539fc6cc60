import { createElement } from "./create-element.ts";

/** The ways to this page with a sandbox beside it. */
const WAYS = [
  ["In a clone of the repository", "npm run site"],
  ["With this site in a folder", "npx @kontor/cli sandbox --docs ./site"],
] as const;

/** Says how to start a sandbox that serves this page, with commands to copy. */
export function showNoSandbox(place: Element): void {
  const rows = WAYS.map(([when, command]) => {
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
  });
  const rest = createElement("p", { class: "aside" }, "Each prints an address. Open this page there, and send again.");
  place.replaceChildren(...rows, rest);
}
