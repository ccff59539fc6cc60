import { createElement } from "../../create-element.ts";

interface OfferParts {
  /** The address of this site. */
  site: string;
  /** Takes the token that the reader pasted. */
  onToken(token: string): void;
}

/** Offers a sandbox to a reader who has none: commands to copy, and a field for the token that the sandbox prints. */
export function showOffer(place: Element, { site, onToken }: OfferParts): void {
  const field = createElement("input", {
    "aria-label": "Token that the sandbox prints",
    placeholder: "Token that it prints",
  });
  field.autocomplete = "off";
  const connect = createElement("button", { type: "button" }, "Connect");
  const take = () => field.value.trim() !== "" && onToken(field.value.trim());
  connect.addEventListener("click", take);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") take();
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
