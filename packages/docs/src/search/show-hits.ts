import type { Hit } from "./find-pages.ts";
import { splitHits } from "./split-hits.ts";

/** Shows the results below their headings, each with the mark of its method or the word for its kind. */
export function showHits(place: Element, hits: readonly Hit[]): void {
  place.replaceChildren(
    ...splitHits(hits).flatMap(({ label, hits: found }) => [
      make("h2", "kind", label),
      makeList(found.map((hit) => makeHit(hit, label !== hit.kind))),
    ]),
  );
}

function makeHit(hit: Hit, isKindShown: boolean): HTMLElement {
  const link = document.createElement("a");
  link.href = hit.url;
  const head = make("span", "head");
  if (hit.method) head.append(make("span", `method ${hit.method.toLowerCase()}`, hit.method), " ");
  head.append(make("span", "title", hit.title));
  if (hit.path) head.append(" ", make("code", "", hit.path));
  else if (isKindShown) head.append(" ", make("span", "of", hit.kind));
  const excerpt = make("span", "excerpt");
  excerpt.innerHTML = hit.excerpt; // pagefind escapes it and adds the marks
  link.append(head, " ", excerpt);
  return link;
}

function makeList(links: HTMLElement[]): HTMLElement {
  const list = document.createElement("ul");
  for (const link of links) {
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  return list;
}

function make(name: string, className: string, text = ""): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
