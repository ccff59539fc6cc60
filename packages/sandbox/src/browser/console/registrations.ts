import type { PendingRegistration } from "../../control/control.ts";
import { arrange } from "./arrange.ts";
import { byId, element, findWithin, mark, setMark } from "./dom.ts";
import { act } from "./send.ts";

const decided = { pending: "waiting", accepted: "approved", rejected: "denied" };

/** The apps that ask to be registered; a person decides. */
export function showRegistrations(rows: PendingRegistration[]): void {
  byId("registrations-section").hidden = rows.length === 0;
  arrange(byId("registrations"), [...rows].reverse(), {
    keyOf: ({ id }) => id,
    make: makeRegistration,
    update: updateRegistration,
  });
}

function makeRegistration({ id, tenantId, appId, displayName, scopes }: PendingRegistration): HTMLElement {
  const button = (text: string, className: string, accept: boolean) => {
    const said = `${displayName} is ${accept ? "approved" : "denied"}`;
    const onclick = () => act("POST", "/registrations/decide", { id, decision: { accept } }, said);
    return element(
      "button",
      { type: "button", class: className, "aria-label": `${text} ${displayName}`, onclick },
      text,
    );
  };
  return element(
    "li",
    { tabindex: "-1" },
    element("p", { class: "line" }, element("b", {}, displayName), " ", mark("", "")),
    element("p", { class: "line code" }, appId),
    element("p", { class: "line" }, "Tenant ", element("span", { class: "code" }, tenantId)),
    element("ul", { class: "scopes", "aria-label": "Scopes" }, ...scopes.map((scope) => element("li", {}, scope))),
    element("p", { class: "buttons" }, button("Approve", "main", true), button("Deny", "", false)),
  );
}

function updateRegistration(card: HTMLElement, { status, isAnswered }: PendingRegistration): void {
  setMark(findWithin(card, ".mark"), status, decided[status] + (isAnswered ? ", and the app knows" : ""));
  const buttons = findWithin(card, ".buttons");
  if (status === "pending" || buttons.hidden) return;
  if (buttons.contains(document.activeElement)) card.focus();
  buttons.hidden = true;
}
