import type { PendingRegistration } from "../../control/control.ts";
import { showItems, resolveElement, createElement, resolveWithin, createMark, setMark, setText } from "./dom.ts";
import { callWithNotice } from "./send.ts";
import type { AssumptionView } from "../../console/view.ts";

const decided = { pending: "waiting", accepted: "approved", rejected: "denied" };

/** The apps that ask to be registered; a person decides. */
export function showRegistrations(rows: PendingRegistration[]): void {
  resolveElement("registrations-section").hidden = rows.length === 0;
  showItems(resolveElement("registrations"), [...rows].reverse(), {
    keyOf: ({ id }) => id,
    make: makeRegistration,
    update: updateRegistration,
  });
}

function makeRegistration({ id, tenantId, appId, displayName, scopes }: PendingRegistration): HTMLElement {
  const button = (text: string, className: string, accept: boolean) => {
    const said = `${displayName} is ${accept ? "approved" : "denied"}`;
    const onclick = () => callWithNotice("POST", "/registrations/decide", { id, decision: { accept } }, said);
    return createElement(
      "button",
      { type: "button", class: className, "aria-label": `${text} ${displayName}`, onclick },
      text,
    );
  };
  return createElement(
    "li",
    { tabindex: "-1" },
    createElement("p", { class: "line" }, createElement("b", {}, displayName), " ", createMark("", "")),
    createElement("p", { class: "line code" }, appId),
    createElement("p", { class: "line" }, "Tenant ", createElement("span", { class: "code" }, tenantId)),
    createElement(
      "ul",
      { class: "scopes", "aria-label": "Scopes" },
      ...scopes.map((scope) => createElement("li", {}, scope)),
    ),
    createElement("p", { class: "buttons" }, button("Approve", "main", true), button("Deny", "", false)),
  );
}

function updateRegistration(card: HTMLElement, { status, isAnswered }: PendingRegistration): void {
  setMark(resolveWithin(card, ".mark"), status, decided[status] + (isAnswered ? ", and the app knows" : ""));
  const buttons = resolveWithin(card, ".buttons");
  if (status === "pending" || buttons.hidden) return;
  if (buttons.contains(document.activeElement)) card.focus();
  buttons.hidden = true;
}

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
