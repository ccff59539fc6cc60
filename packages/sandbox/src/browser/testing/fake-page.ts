/** The part of an element that the browser code uses, for tests that run without a browser. */
class FakeElement extends EventTarget {
  hidden = false;
  disabled = false;
  checked = false;
  className = "";
  dataset: Record<string, string> = {};
  scrollTop = 0;
  scrollHeight = 0;
  contentWindow: unknown;
  parent?: FakeElement;
  nodes: (FakeElement | string)[] = [];

  get children(): FakeElement[] {
    return this.nodes.filter((node) => typeof node !== "string");
  }
  get firstElementChild(): FakeElement | null {
    return this.children[0] ?? null;
  }
  get nextElementSibling(): FakeElement | null {
    const siblings = this.parent?.children ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  get textContent(): string {
    return this.nodes.map((node) => (typeof node === "string" ? node : node.textContent)).join("");
  }
  set textContent(text: string) {
    this.replaceChildren(text);
  }
  setAttribute(name: string, value: string): void {
    if (name === "class") this.className = value;
  }
  /** Finds an element by its class, `.date`. */
  querySelector(selector: string): FakeElement | null {
    for (const child of this.children) {
      const found = child.className === selector.slice(1) ? child : child.querySelector(selector);
      if (found) return found;
    }
    return null;
  }
  remove(): void {
    if (this.parent) this.parent.nodes = this.parent.nodes.filter((node) => node !== this);
    this.parent = undefined;
  }
  replaceChildren(...nodes: (FakeElement | string)[]): void {
    for (const child of this.children) child.remove();
    this.nodes = [];
    this.append(...nodes);
  }
  append(...nodes: (FakeElement | string)[]): void {
    for (const node of nodes) this.insertBefore(node, null);
  }
  insertBefore(node: FakeElement | string, place: FakeElement | null): void {
    if (typeof node !== "string") {
      node.remove();
      node.parent = this;
    }
    this.nodes.splice(place ? this.nodes.indexOf(place) : this.nodes.length, 0, node);
  }
}

export function createFakePage(ids: readonly string[]): Record<string, unknown> {
  const elements = new Map(ids.map((id) => [id, new FakeElement()]));
  return {
    HTMLElement: FakeElement,
    HTMLButtonElement: FakeElement,
    HTMLInputElement: FakeElement,
    location: { origin: "http://hub.test" },
    document: {
      getElementById: (id: string) => elements.get(id),
      createElement: () => new FakeElement(),
      /** The elements that have the time at which something is due. */
      querySelectorAll: () => [...elements.values()].filter(({ dataset }) => dataset["due"] !== undefined),
    },
  };
}
