/** Making and changing what is on the page. Text goes in as text, so no text can be markup. */

/** What an element is made with: attributes, and listeners under `onclick` and the like. */
type Attributes = Record<string, string | undefined | ((event: Event) => unknown)>;

/** The element of an id; of a form, with its kind: `byId("freeze", HTMLButtonElement)`. @throws {Error} If the page has none. */
export function byId(id: string): HTMLElement;
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind;
export function byId(id: string, kind: new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`Cannot find #${id} as the page must have a ${kind.name} of that id`);
  return found;
}

/** The first element within another that fits. @throws {Error} If none does. */
export function findWithin(parent: ParentNode, selector: string): HTMLElement {
  const found = parent.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`Cannot find ${selector} as the page must have one`);
  return found;
}

/** An element with attributes, listeners and children; a child that is no element is text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key.slice(2), value);
    else if (value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

export function cell(className: string, ...children: (Node | string)[]): HTMLElement {
  return element("td", { role: "cell", class: className }, ...children);
}

/** A dot and a word; the dot has a form of its own for every tone. */
export function mark(tone: string, word: string): HTMLElement {
  return element(
    "span",
    { class: "mark", "data-tone": tone },
    element("span", { class: "dot" }),
    element("span", { class: "word" }, word),
  );
}

export function setMark(node: HTMLElement, tone: string, word: string): void {
  if (node.dataset["tone"] !== tone) node.dataset["tone"] = tone;
  setText(findWithin(node, ".word"), word);
}

export function setText(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

export function clockTime(at: string): string {
  return new Date(at).toISOString().slice(11, 19);
}

/** "1 event", "1,000 events". */
export function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
