import { arrange, byId, element, plural, setText } from "./dom.ts";
import { act, call, say } from "./send.ts";

/** The faults that are planned, and the form that plans one. */

let kinds = {};

export function showFaultChoices({ faultKinds, operations }) {
  kinds = faultKinds;
  if (byId("fault-kind").options.length > 0) return;
  byId("fault-kind").append(...Object.keys(kinds).map((kind) => element("option", { value: kind }, kind)));
  byId("fault-operation").append(...operations.map((id) => element("option", { value: id }, id)));
  showFaultFields();
}

function showFaultFields() {
  const kind = byId("fault-kind").value;
  setText(byId("fault-hint"), kinds[kind]);
  byId("fault-ms-field").hidden = !kind.startsWith("latency");
  byId("fault-retry-field").hidden = kind !== "too-many-requests";
}

export function showFaults(rows) {
  byId("faults-empty").hidden = rows.length > 0;
  arrange(byId("faults"), rows, {
    keyOf: ({ id }) => id,
    make: makeFault,
    update: (card, { fitted, struck }) =>
      setText(card.querySelector(".counts"), "fitted " + fitted + ", struck " + struck),
  });
}

function makeFault({ id, fault }) {
  const { kind, operation, tenantId, nth, probability, times, ms, retryAfterSeconds } = fault;
  const limits = [
    nth !== undefined && "call no. " + nth + " only",
    probability !== undefined && "probability " + probability,
    times !== undefined && "at most " + plural(times, "time", "times"),
    ms !== undefined && ms + " ms",
    retryAfterSeconds !== undefined && "Retry-After " + retryAfterSeconds + " s",
    tenantId !== undefined && "tenant " + tenantId,
  ].filter(Boolean);
  const remove = async () => {
    byId("fault-kind").focus(); // the button is about to go
    await act("DELETE", "/faults/one?id=" + encodeURIComponent(id), undefined, "The fault is removed");
  };
  return element(
    "li",
    {},
    element(
      "p",
      { class: "line" },
      element("b", {}, kind),
      " on ",
      element("span", { class: "code" }, operation ?? "any operation"),
    ),
    element("p", { class: "line" }, limits.join(" · ")),
    element("p", { class: "counts" }),
    element(
      "button",
      { type: "button", class: "small", "aria-label": "Remove " + kind + ", " + id, onclick: remove },
      "Remove",
    ),
  );
}

async function addFault(event) {
  event.preventDefault();
  const numberOf = (id) =>
    byId(id).value === "" || byId(id).closest(".field").hidden ? undefined : Number(byId(id).value);
  const fault = {
    kind: byId("fault-kind").value,
    operation: byId("fault-operation").value || undefined,
    nth: numberOf("fault-nth"),
    probability: numberOf("fault-probability"),
    times: numberOf("fault-times"),
    ms: numberOf("fault-ms"),
    retryAfterSeconds: numberOf("fault-retry"),
  };
  try {
    await call("POST", "/faults", { fault });
    setText(byId("fault-error"), "");
    say("The fault is planned", "good");
  } catch (error) {
    setText(byId("fault-error"), error.message);
  }
}

byId("fault-kind").addEventListener("change", showFaultFields);
byId("fault-form").addEventListener("submit", addFault);
