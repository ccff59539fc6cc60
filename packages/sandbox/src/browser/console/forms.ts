import type { ConsoleChoices, ConsoleParts } from "../../console/view.ts";
import { resolveElement, createButton, createElement, createSpan, setText, showItems, resolveWithin } from "./dom.ts";
import { call, describeError, showNotice, callWithNotice } from "./send.ts";

const OTHER = "another type";
let examples: ConsoleChoices["examples"] = {};

export function showTypes(known: ConsoleChoices["examples"]): void {
  examples = known;
  const type = resolveElement("trigger-type", HTMLSelectElement);
  type.append(
    ...Object.keys(known).map((each) => createElement("option", { value: each }, each)),
    createElement("option", { value: OTHER }, "Another type …"),
  );
  type.value = "Seller:Offer.New";
  showExample();
}

function showExample(): void {
  const type = resolveElement("trigger-type", HTMLSelectElement).value;
  resolveElement("trigger-name-field").hidden = type !== OTHER;
  resolveElement("trigger-name", HTMLInputElement).required = type === OTHER;
  const example = examples[type] ?? { sellerId: "1" };
  resolveElement("trigger-payload", HTMLTextAreaElement).value = JSON.stringify(example, null, 2);
  showProblem("");
}

function showProblem(text: string): void {
  setText(resolveElement("trigger-error"), text);
  resolveElement("trigger-payload").toggleAttribute("aria-invalid", text !== "");
}

async function triggerEvent(event: Event): Promise<void> {
  event.preventDefault();
  const chosen = resolveElement("trigger-type", HTMLSelectElement).value;
  const type = chosen === OTHER ? resolveElement("trigger-name", HTMLInputElement).value : chosen;
  try {
    const payload: unknown = JSON.parse(resolveElement("trigger-payload", HTMLTextAreaElement).value);
    const channel = resolveElement("channel", HTMLSelectElement).value;
    const options = channel ? { channel } : {};
    const { id } = await call<{ id: string }>("POST", "/events", { type, event: payload, options });
    showProblem("");
    showNotice(`${type} is in the queue as ${id}`, "good");
  } catch (error) {
    const isNoJson = error instanceof SyntaxError;
    showProblem(`${isNoJson ? "Cannot read the payload as it must be JSON: " : ""}${describeError(error)}`);
  }
}

export function startTrigger(): void {
  const form = resolveElement("trigger-form", HTMLFormElement);
  resolveElement("trigger-type").addEventListener("change", showExample);
  resolveElement("trigger-reset").addEventListener("click", showExample);
  form.addEventListener("submit", (event) => void triggerEvent(event));
  resolveElement("trigger-payload").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
}

type FaultView = ConsoleParts["faults"][number];

let kinds: Record<string, string> = {};

export function showFaultChoices({ faultKinds, operations }: ConsoleChoices): void {
  kinds = faultKinds;
  const kind = resolveElement("fault-kind", HTMLSelectElement);
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
    update: (card, { matched, applied }) =>
      setText(resolveWithin(card, ".counts"), `matched ${matched}, applied ${applied}`),
  });
}

/** Where a fault strikes and what it does, in words; empty for one that strikes always. */
function describeLimits(fault: FaultView["fault"]): string {
  const limits = Object.entries({ ...fault, kind: undefined, operation: undefined });
  return limits.flatMap(([name, value]) => (value === undefined ? [] : `${name} ${value}`)).join(" · ");
}

function makeFault({ id, fault }: FaultView): HTMLElement {
  const { kind, operation } = fault;
  const remove = async () => {
    resolveElement("fault-kind").focus(); // the button is about to go
    await callWithNotice("DELETE", `/faults/one?id=${encodeURIComponent(id)}`, undefined, "The fault is removed");
  };
  const place = createSpan("code", operation ?? "any operation");
  return createElement(
    "li",
    {},
    createElement("p", { class: "line" }, createElement("b", {}, kind), " on ", place),
    createElement("p", { class: "line" }, describeLimits(fault)),
    createElement("p", { class: "counts" }),
    createButton("Remove", "small", `Remove ${kind}, ${id}`, remove),
  );
}

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
