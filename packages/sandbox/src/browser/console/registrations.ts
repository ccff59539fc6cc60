import { arrange, byId, element, mark, setMark } from "./dom.ts";
import { act } from "./send.ts";

/** The apps that ask to be registered; a person decides. */

const decided = { pending: "waiting", accepted: "approved", rejected: "denied" };

export function showRegistrations(rows) {
  byId("registrations-section").hidden = rows.length === 0;
  arrange(byId("registrations"), rows.toReversed(), {
    keyOf: ({ id }) => id,
    make: makeRegistration,
    update: updateRegistration,
  });
}

function makeRegistration({ id, tenantId, appId, displayName, scopes }) {
  const decide = (accept) => () =>
    act(
      "POST",
      "/registrations/decide",
      { id, decision: { accept } },
      displayName + " is " + (accept ? "approved" : "denied"),
    );
  const button = (text, className, accept) =>
    element(
      "button",
      { type: "button", class: className, "aria-label": text + " " + displayName, onclick: decide(accept) },
      text,
    );
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

function updateRegistration(card, { status, isAnswered }) {
  setMark(card.querySelector(".mark"), status, decided[status] + (isAnswered ? ", and the app knows" : ""));
  const buttons = card.querySelector(".buttons");
  if (status === "pending" || buttons.hidden) return;
  if (buttons.contains(document.activeElement)) card.focus();
  buttons.hidden = true;
}
