/** The functions here make and change the elements of a page. Text goes in as text, so no text can be markup. */

type Attributes = Record<string, string | undefined | ((event: Event) => unknown)>;

/** Gives the element of an id, and of a kind: `resolveElement("freeze", HTMLButtonElement)`. @throws {Error} If the page has none. */
export function resolveElement(id: string): HTMLElement;
export function resolveElement<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind;
export function resolveElement(id: string, kind: new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`Cannot find #${id} as the page must have a ${kind.name} of that id`);
  return found;
}

/** Gives the first element within another that fits a selector. @throws {Error} If none does. */
export function resolveWithin(parent: ParentNode, selector: string): HTMLElement {
  const found = parent.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`Cannot find ${selector} as the page must have one`);
  return found;
}

/** Makes an element with attributes, listeners and children. A child that is no element is text. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
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

export function createButton(text: string, className: string, label: string, onclick: () => unknown): HTMLElement {
  return createElement("button", { type: "button", class: className, "aria-label": label, onclick }, text);
}

export function createCell(className: string, ...children: (Node | string)[]): HTMLElement {
  return createElement("td", { role: "cell", class: className }, ...children);
}

export function createSpan(className: string, text = ""): HTMLElement {
  return createElement("span", { class: className }, text);
}

export function createMark(tone: string, word: string): HTMLElement {
  return createElement("span", { class: "mark", "data-tone": tone }, createSpan("dot"), createSpan("word", word));
}

export function setMark(node: HTMLElement, tone: string, word: string): void {
  if (node.dataset["tone"] !== tone) node.dataset["tone"] = tone;
  setText(resolveWithin(node, ".word"), word);
}

export function setText(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

export function formatTimeOfDay(at: string): string {
  return new Date(at).toISOString().slice(11, 19);
}

/** Writes a number with its noun, such as "1 event" or "1,000 events". */
export function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

type Key = string | number;

interface View<Item> {
  keyOf(item: Item): Key;
  make(item: Item): HTMLElement;
  update?(child: HTMLElement, item: Item): void;
}

const childrenOf = new WeakMap<HTMLElement, Map<Key, HTMLElement>>();

/** Brings the children of an element in line with items. A child stays the same element, and keeps the focus, as long as its key stays. */
export function showItems<Item>(
  parent: HTMLElement,
  items: readonly Item[],
  { keyOf, make, update }: View<Item>,
): void {
  const before = childrenOf.get(parent) ?? new Map<Key, HTMLElement>();
  const wanted = new Map<Key, Item>(items.map((item) => [keyOf(item), item]));
  const after = new Map<Key, HTMLElement>();
  for (const [key, child] of before) if (!wanted.has(key)) child.remove();
  let place = parent.firstElementChild;
  for (const [key, item] of wanted) {
    const child = before.get(key) ?? make(item);
    update?.(child, item);
    if (child === place) place = place.nextElementSibling;
    else parent.insertBefore(child, place);
    after.set(key, child);
  }
  childrenOf.set(parent, after);
}
