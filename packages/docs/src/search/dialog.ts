import { findPages, loadIndex, type Hit } from "./find-pages.ts";

const PAUSE_MS = 120; // between two keys: a search for each of them would flicker

/** Opens the search by its button, by Ctrl+K and by `/`. The arrow keys walk through the results. */
export function connectSearch(place: HTMLElement): void {
  const [open, dialog, form, field, state, found] = [
    "button",
    "dialog",
    "form",
    "input",
    "[role=status]",
    ".found",
  ].map((selector) => place.querySelector<HTMLElement>(selector)!) as [
    HTMLButtonElement,
    HTMLDialogElement,
    HTMLFormElement,
    HTMLInputElement,
    HTMLElement,
    HTMLElement,
  ];
  const base = place.dataset["base"] ?? "/";
  let pause: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;

  open.addEventListener("click", show);
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close()); // a click beside it
  field.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(() => void search(), PAUSE_MS);
  });
  form.addEventListener("submit", (event) => {
    if (event.submitter) return; // its button closes the dialog
    event.preventDefault();
    found.querySelector("a")?.click();
  });
  dialog.addEventListener("keydown", walk);
  found.addEventListener("click", () => dialog.close()); // the result may be a place on the same page
  document.addEventListener("keydown", (event) => {
    const isTyping = (event.target as Element).matches("input, textarea, select, [contenteditable]");
    const isAsked = (event.key === "k" && (event.ctrlKey || event.metaKey)) || (event.key === "/" && !isTyping);
    if (!isAsked) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else show();
  });

  function show(): void {
    dialog.showModal();
    field.select();
  }

  async function search(): Promise<void> {
    const words = field.value.trim();
    const turn = ++newest;
    const hits =
      words === "" ? [] : await findPages(words, await loadIndex(`${base}pagefind/pagefind.js`, { baseUrl: base }));
    if (turn !== newest) return; // a newer search is under way
    showHits(found, hits);
    state.textContent = words === "" ? "" : countHits(hits.length, words);
  }

  function walk(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [field, ...found.querySelectorAll("a")];
    const at = stops.indexOf(document.activeElement as HTMLElement & HTMLInputElement);
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
  }
}

function countHits(count: number, words: string): string {
  if (count === 0) return `Nothing has the words “${words}”.`;
  return count === 1 ? "1 result" : `${count} results`;
}

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

const BEST = 3;
const OF_A_KIND = 5;

/** A part of the results with its heading. */
interface HitGroup {
  label: string;
  hits: Hit[];
}

/** Puts the three best results first, and the others below them by their kind, in the order of the best of each kind. */
export function splitHits(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map([["Best results", hits.slice(0, BEST)]]);
  for (const hit of hits.slice(BEST)) {
    const group = groups.get(hit.kind) ?? [];
    if (group.length < OF_A_KIND) groups.set(hit.kind, [...group, hit]);
  }
  return [...groups].filter(([, found]) => found.length > 0).map(([label, found]) => ({ label, hits: found }));
}
