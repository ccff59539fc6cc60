import type { ConsoleChoices, ConsoleParts } from "../../console/view.ts";
import { arrange } from "./arrange.ts";
import { byId, element, findWithin, plural, setText } from "./dom.ts";
import { act, call, describeError, say } from "./send.ts";

/** The faults that are planned, and the form that plans one. */

type FaultView = ConsoleParts["faults"][number];

let kinds: Record<string, string> = {};

export function showFaultChoices({ faultKinds, operations }: ConsoleChoices): void {
  kinds = faultKinds;
  const kind = byId("fault-kind", HTMLSelectElement);
  if (kind.options.length > 0) return;
  kind.append(...Object.keys(kinds).map((each) => element("option", { value: each }, each)));
  byId("fault-operation").append(...operations.map((id) => element("option", { value: id }, id)));
  showFaultFields();
}

function showFaultFields(): void {
  const kind = byId("fault-kind", HTMLSelectElement).value;
  setText(byId("fault-hint"), kinds[kind] ?? "");
  byId("fault-ms-field").hidden = !kind.startsWith("latency");
  byId("fault-retry-field").hidden = kind !== "too-many-requests";
}

export function showFaults(rows: FaultView[]): void {
  byId("faults-empty").hidden = rows.length > 0;
  arrange(byId("faults"), rows, {
    keyOf: ({ id }) => id,
    make: makeFault,
    update: (card, { fitted, struck }) => setText(findWithin(card, ".counts"), `fitted ${fitted}, struck ${struck}`),
  });
}

/** Where a fault strikes and what it does, in words; empty for one that strikes always. */
export function describeLimits(fault: FaultView["fault"]): string {
  const { tenantId, nth, probability, times, ms, retryAfterSeconds } = fault;
  const limits = [
    nth === undefined ? [] : `call no. ${nth} only`,
    probability === undefined ? [] : `probability ${probability}`,
    times === undefined ? [] : `at most ${plural(times, "time", "times")}`,
    ms === undefined ? [] : `${ms} ms`,
    retryAfterSeconds === undefined ? [] : `Retry-After ${retryAfterSeconds} s`,
    tenantId === undefined ? [] : `tenant ${tenantId}`,
  ];
  return limits.flat().join(" · ");
}

function makeFault({ id, fault }: FaultView): HTMLElement {
  const { kind, operation } = fault;
  const remove = async () => {
    byId("fault-kind").focus(); // the button is about to go
    await act("DELETE", `/faults/one?id=${encodeURIComponent(id)}`, undefined, "The fault is removed");
  };
  const place = element("span", { class: "code" }, operation ?? "any operation");
  return element(
    "li",
    {},
    element("p", { class: "line" }, element("b", {}, kind), " on ", place),
    element("p", { class: "line" }, describeLimits(fault)),
    element("p", { class: "counts" }),
    element(
      "button",
      { type: "button", class: "small", "aria-label": `Remove ${kind}, ${id}`, onclick: remove },
      "Remove",
    ),
  );
}

/** The number in a field of the form; absent where the field is empty or hidden. */
function readNumber(id: string): number | undefined {
  const field = byId(id, HTMLInputElement);
  const isHidden = field.closest<HTMLElement>(".field")?.hidden === true;
  return field.value === "" || isHidden ? undefined : Number(field.value);
}

async function addFault(event: Event): Promise<void> {
  event.preventDefault();
  const fault = {
    kind: byId("fault-kind", HTMLSelectElement).value,
    operation: byId("fault-operation", HTMLSelectElement).value || undefined,
    nth: readNumber("fault-nth"),
    probability: readNumber("fault-probability"),
    times: readNumber("fault-times"),
    ms: readNumber("fault-ms"),
    retryAfterSeconds: readNumber("fault-retry"),
  };
  try {
    await call("POST", "/faults", { fault });
    setText(byId("fault-error"), "");
    say("The fault is planned", "good");
  } catch (error) {
    setText(byId("fault-error"), describeError(error));
  }
}

export function startFaults(): void {
  byId("fault-kind").addEventListener("change", showFaultFields);
  byId("fault-form").addEventListener("submit", (event) => void addFault(event));
}
