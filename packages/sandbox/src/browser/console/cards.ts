import type { PendingRegistration } from "../../control/control.ts";
import {
  showItems,
  resolveElement,
  createButton,
  createElement,
  createSpan,
  resolveWithin,
  createMark,
  setMark,
} from "./dom.ts";
import { callWithNotice } from "./send.ts";

const decided = { pending: "waiting", accepted: "approved", rejected: "denied" };

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
    const decide = () => callWithNotice("POST", "/registrations/decide", { id, decision: { accept } }, said);
    return createButton(text, className, `${text} ${displayName}`, decide);
  };
  const listed = scopes.map((scope) => createElement("li", {}, scope));
  return createElement(
    "li",
    { tabindex: "-1" },
    createElement("p", { class: "line" }, createElement("b", {}, displayName), " ", createMark("", "")),
    createElement("p", { class: "line code" }, appId),
    createElement("p", { class: "line" }, "Tenant ", createSpan("code", tenantId)),
    createElement("ul", { class: "scopes", "aria-label": "Scopes" }, ...listed),
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
