import { createElement } from "../create-element.ts";
import type { Hit } from "./find-pages.ts";

const PAUSE_MS = 120; // between two keys: a search for each of them would flicker

/** Opens the search by its button, by Ctrl+K and by `/`. The arrow keys walk through the results. */
export function connectSearch(place: HTMLElement): void {
  const [open, dialog, form, field] = [find("button"), find("dialog"), find("form"), find("input")];
  const [state, found] = [find<"p">("[role=status]"), find<"div">(".found")];
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

  function find<Name extends keyof HTMLElementTagNameMap>(selector: Name | (string & {})) {
    return place.querySelector<HTMLElementTagNameMap[Name]>(selector)!;
  }

  function show(): void {
    dialog.showModal();
    field.select();
  }

  async function search(): Promise<void> {
    const words = field.value.trim();
    const turn = ++newest;
    const answer = words === "" ? undefined : await ask(words).catch(() => null);
    if (turn !== newest) return; // a newer search is under way
    if (answer === null) return void (state.textContent = "The search cannot be loaded. Type again to retry.");
    showHits(found, answer?.hits ?? [], base, answer?.isAsked);
    state.textContent = answer ? countHits(answer.hits.length, words) : "";
  }

  async function ask(words: string) {
    const { findPages, loadIndex, matchWords } = await import("./find-pages.ts"); // few readers of a page search
    return { hits: findPages(words, await loadIndex(`${base}search.json`)), isAsked: matchWords(words) };
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
function showHits(place: Element, hits: readonly Hit[], base: string, isAsked?: (word: string) => boolean): void {
  place.replaceChildren(
    ...splitHits(hits).flatMap(({ label, hits: found }) => [
      createElement("h2", { class: "kind" }, label),
      createElement(
        "ul",
        { class: "bare" },
        ...found.map((hit) => createElement("li", {}, createHit(hit, label !== hit.kind, base, isAsked))),
      ),
    ]),
  );
}

function createHit(hit: Hit, isKindShown: boolean, base: string, isAsked?: (word: string) => boolean): HTMLElement {
  const { url, title, section, kind, method, path, excerpt } = hit;
  const mark = method && createElement("span", { class: `method ${method.toLowerCase()}` }, method);
  const place = path ? createElement("code", {}, path) : isKindShown && createElement("span", { class: "of" }, kind);
  const parts = [
    mark,
    createElement("span", { class: "title" }, section ? `${title} › ${section}` : title),
    place,
  ].filter((part) => part);
  const pieces = excerpt.split(/([\p{L}\p{N}_]+)/u);
  const marked = pieces.map((each) => (isAsked?.(each) ? createElement("mark", {}, each) : each));
  const words = createElement("span", { class: "excerpt" }, ...marked);
  const head = createElement("span", { class: "head" }, ...parts.flatMap((part) => [part as HTMLElement, " "]));
  return createElement("a", { href: `${base}${url.slice(1)}` }, head, " ", words);
}

const BEST = 3;
const OF_A_KIND = 5;

/** Puts the three best results first, and the others below them by their kind, in the order of the best of each kind. */
export function splitHits(hits: readonly Hit[]) {
  const groups = new Map([["Best results", hits.slice(0, BEST)]]);
  for (const hit of hits.slice(BEST)) {
    const group = groups.get(hit.kind) ?? [];
    if (group.length < OF_A_KIND) groups.set(hit.kind, [...group, hit]);
  }
  return [...groups].filter(([, found]) => found.length > 0).map(([label, found]) => ({ label, hits: found }));
}
