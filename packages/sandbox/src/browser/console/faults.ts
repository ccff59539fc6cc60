import type { ConsoleChoices, ConsoleParts } from "../../console/view.ts";
import { showItems } from "./show-items.ts";
import { resolveElement, createElement, resolveWithin, formatCount, setText } from "./dom.ts";
import { callWithNotice, call, describeError, showNotice } from "./send.ts";

/** The faults that are planned, and the form that plans one. */

type FaultView = ConsoleParts["faults"][number];

let kinds: Record<string, string> = {};

export function showFaultChoices({ faultKinds, operations }: ConsoleChoices): void {
  kinds = faultKinds;
  const kind = resolveElement("fault-kind", HTMLSelectElement);
  if (kind.options.length > 0) return;
  kind.append(...Object.keys(kinds).map((each) => createElement("option", { value: each }, each)));
  resolveElement("fault-operation").append(...operations.map((id) => createElement("option", { value: id }, id)));
  showFaultFields();
}

function showFaultFields(): void {
  const kind = resolveElement("fault-kind", HTMLSelectElement).value;
  setText(resolveElement("fault-hint"), kinds[kind] ?? "");
  resolveElement("fault-ms-field").hidden = !kind.startsWith("latency");
  resolveElement("fault-retry-field").hidden = kind !== "too-many-requests";
}

export function showFaults(rows: FaultView[]): void {
  resolveElement("faults-empty").hidden = rows.length > 0;
  showItems(resolveElement("faults"), rows, {
    keyOf: ({ id }) => id,
    make: makeFault,
    update: (card, { fitted, struck }) =>
      setText(resolveWithin(card, ".counts"), `matched ${fitted}, applied ${struck}`),
  });
}

/** Where a fault strikes and what it does, in words; empty for one that strikes always. */
export function describeLimits(fault: FaultView["fault"]): string {
  const { tenantId, nth, probability, times, ms, retryAfterSeconds } = fault;
  const limits = [
    nth === undefined ? [] : `call no. ${nth} only`,
    probability === undefined ? [] : `probability ${probability}`,
    times === undefined ? [] : `at most ${formatCount(times, "time", "times")}`,
    ms === undefined ? [] : `${ms} ms`,
    retryAfterSeconds === undefined ? [] : `Retry-After ${retryAfterSeconds} s`,
    tenantId === undefined ? [] : `tenant ${tenantId}`,
  ];
  return limits.flat().join(" · ");
}

function makeFault({ id, fault }: FaultView): HTMLElement {
  const { kind, operation } = fault;
  const remove = async () => {
    resolveElement("fault-kind").focus(); // the button is about to go
    await callWithNotice("DELETE", `/faults/one?id=${encodeURIComponent(id)}`, undefined, "The fault is removed");
  };
  const place = createElement("span", { class: "code" }, operation ?? "any operation");
  return createElement(
    "li",
    {},
    createElement("p", { class: "line" }, createElement("b", {}, kind), " on ", place),
    createElement("p", { class: "line" }, describeLimits(fault)),
    createElement("p", { class: "counts" }),
    createElement(
      "button",
      { type: "button", class: "small", "aria-label": `Remove ${kind}, ${id}`, onclick: remove },
      "Remove",
    ),
  );
}

/** The number in a field of the form; absent where the field is empty or hidden. */
function readNumber(id: string): number | undefined {
  const field = resolveElement(id, HTMLInputElement);
  const isHidden = field.closest<HTMLElement>(".field")?.hidden === true;
  return field.value === "" || isHidden ? undefined : Number(field.value);
}

async function addFault(event: Event): Promise<void> {
  event.preventDefault();
  const fault = {
    kind: resolveElement("fault-kind", HTMLSelectElement).value,
    operation: resolveElement("fault-operation", HTMLSelectElement).value || undefined,
    nth: readNumber("fault-nth"),
    probability: readNumber("fault-probability"),
    times: readNumber("fault-times"),
    ms: readNumber("fault-ms"),
    retryAfterSeconds: readNumber("fault-retry"),
  };
  try {
    await call("POST", "/faults", { fault });
    setText(resolveElement("fault-error"), "");
    showNotice("The fault is planned", "good");
  } catch (error) {
    setText(resolveElement("fault-error"), describeError(error));
  }
}

export function startFaults(): void {
  resolveElement("fault-kind").addEventListener("change", showFaultFields);
  resolveElement("fault-form").addEventListener("submit", (event) => void addFault(event));
}
