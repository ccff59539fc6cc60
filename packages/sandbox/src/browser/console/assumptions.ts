import type { AssumptionView } from "../../console/view.ts";
import { showItems } from "./show-items.ts";
import { resolveElement, createElement, resolveWithin, setText } from "./dom.ts";

let hasAssumptions = false;

/** The assumptions of the sandbox. An address can lead to each by its name, and to each question that it answers. */
export function showAssumptions(rows: AssumptionView[]): void {
  const changed = rows.filter(({ isChanged }) => isChanged).length;
  setText(resolveElement("assumptions-note"), changed === 0 ? "all as by default" : `${changed} changed`);
  showItems(resolveElement("assumptions"), rows, {
    keyOf: ({ name }) => name,
    make: makeAssumption,
    update: updateAssumption,
  });
  if (hasAssumptions) return;
  hasAssumptions = true;
  document.getElementById(location.hash.slice(1))?.scrollIntoView(); // the part that the address names is on the page only now
}

function makeAssumption({ name, answers }: AssumptionView): HTMLElement {
  const anchor = `assumption-${name}`;
  return createElement(
    "div",
    { id: anchor },
    createElement(
      "dt",
      {},
      createElement("a", { href: `#${anchor}` }, name),
      " ",
      createElement("span", { class: "tag" }),
    ),
    createElement("dd", { class: "code" }),
    ...answers.map(({ id, section, question }) =>
      createElement("dd", { id: `not-shown-${id}`, class: "hint" }, `${question} (given ${section})`),
    ),
  );
}

function updateAssumption(entry: HTMLElement, { value, isChanged }: AssumptionView): void {
  setText(resolveWithin(entry, ".code"), value);
  setText(resolveWithin(entry, ".tag"), isChanged ? "changed" : "");
}
