import type { AssumptionView } from "../../console/view.ts";
import { arrange } from "./arrange.ts";
import { byId, element, findWithin, setText } from "./dom.ts";

let hasAssumptions = false;

/** What the sandbox assumes; each can be linked to by its name and by its row of what is not shown. */
export function showAssumptions(rows: AssumptionView[]): void {
  const changed = rows.filter(({ isChanged }) => isChanged).length;
  setText(byId("assumptions-note"), changed === 0 ? "all as by default" : `${changed} changed`);
  arrange(byId("assumptions"), rows, { keyOf: ({ name }) => name, make: makeAssumption, update: updateAssumption });
  if (hasAssumptions) return;
  hasAssumptions = true;
  document.getElementById(location.hash.slice(1))?.scrollIntoView(); // what an address points to has come only now
}

function makeAssumption({ name, answers }: AssumptionView): HTMLElement {
  const anchor = `assumption-${name}`;
  return element(
    "div",
    { id: anchor },
    element("dt", {}, element("a", { href: `#${anchor}` }, name), " ", element("span", { class: "tag" })),
    element("dd", { class: "code" }),
    ...answers.map(({ id, section, question }) =>
      element("dd", { id: `not-shown-${id}`, class: "hint" }, `${question} (given ${section})`),
    ),
  );
}

function updateAssumption(entry: HTMLElement, { value, isChanged }: AssumptionView): void {
  setText(findWithin(entry, ".code"), value);
  setText(findWithin(entry, ".tag"), isChanged ? "changed" : "");
}
