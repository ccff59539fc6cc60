import { arrange, byId, element, setText } from "./dom.ts";

/** What the sandbox assumes; each can be linked to by its name and by its row of what is not shown. */

let hasAssumptions = false;

export function showAssumptions(rows) {
  const changed = rows.filter(({ isChanged }) => isChanged).length;
  setText(byId("assumptions-note"), changed === 0 ? "all as by default" : changed + " changed");
  arrange(byId("assumptions"), rows, { keyOf: ({ name }) => name, make: makeAssumption, update: updateAssumption });
  if (hasAssumptions) return;
  hasAssumptions = true;
  byId(location.hash.slice(1))?.scrollIntoView(); // what an address points to has come only now
}

function makeAssumption({ name, answers }) {
  const anchor = "assumption-" + name;
  return element(
    "div",
    { id: anchor },
    element("dt", {}, element("a", { href: "#" + anchor }, name), " ", element("span", { class: "tag" })),
    element("dd", { class: "code" }),
    ...answers.map(({ id, section, question }) =>
      element("dd", { id: "not-shown-" + id, class: "hint" }, question + " (given " + section + ")"),
    ),
  );
}

function updateAssumption(entry, { value, isChanged }) {
  setText(entry.querySelector(".code"), value);
  setText(entry.querySelector(".tag"), isChanged ? "changed" : "");
}
