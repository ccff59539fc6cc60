import type { ConsoleParts } from "../../console/view.ts";
import {
  showItems,
  resolveElement,
  createCell,
  formatTimeOfDay,
  createElement,
  createMark,
  createSpan,
  formatCount,
  setText,
} from "./dom.ts";

type RequestView = Omit<ConsoleParts["log"]["requests"][number], "number">;

let lastLog: ConsoleParts["log"] = { count: 0, requests: [] };

export function showLog(log: ConsoleParts["log"]): void {
  lastLog = log;
  const hasFilter = resolveElement("log-odd", HTMLInputElement).checked;
  const shown = log.requests.filter((request) => !hasFilter || isOdd(request)).reverse();
  showItems(resolveElement("requests"), shown, { keyOf: (request) => JSON.stringify(request), make: makeRequest });
  resolveElement("requests-empty").hidden = shown.length > 0;
  setText(
    resolveElement("requests-empty"),
    log.count === 0 ? "No requests yet. Requests to this address appear here." : "Nothing went wrong.",
  );
  const isCut = log.requests.length < log.count;
  setText(resolveElement("log-note"), isCut ? `last ${log.requests.length} of ${log.count.toLocaleString("en")}` : "");
}

/** Whether a request went wrong: it was refused, it was cut off, a fault was applied to it, or its answer does not fit its spec. */
function isOdd(request: Pick<RequestView, "status" | "problem" | "violation" | "fault" | "note">): boolean {
  const { status, problem, violation, fault, note } = request;
  return status === 0 || status >= 400 || [problem, violation, fault, note].some((each) => each !== undefined);
}

function toneOf(status: number): string {
  if (status === 0) return "cut";
  if (status >= 500) return "broken";
  return status >= 400 ? "refused" : "answered";
}

function makeRequest(request: RequestView): HTMLElement {
  const { at, method, path, operation, status } = request;
  return createElement(
    "tr",
    { role: "row" },
    createCell("at", createElement("time", { datetime: at }, formatTimeOfDay(at))),
    createCell("status", createMark(toneOf(status), status === 0 ? "none" : String(status))),
    createCell("request", createSpan("method", method), " ", createSpan("path", path)),
    createCell("operation", operation ?? "unknown address"),
    createCell("validation", ...makeFindings(request)),
  );
}

function makeFindings({ problem, violation, fault, note, events, acknowledged }: RequestView): HTMLElement[] {
  const findings: HTMLElement[] = [];
  if (fault !== undefined) findings.push(makeFinding("fault", fault));
  if (violation) findings.push(makeFinding("violation", "our answer does not fit its spec", violation));
  if (problem !== undefined) findings.push(makeFinding("refused", problem));
  if (note !== undefined) findings.push(makeFinding("odd", note));
  const notes = findings.length === 0 ? ["fits"] : [];
  if (events !== undefined) notes.push(`${formatCount(events, "event", "events")} delivered`);
  if (acknowledged) notes.push(`${acknowledged.length} acknowledged`);
  return notes.length === 0 ? findings : [...findings, createElement("p", {}, notes.join(", "))];
}

function makeFinding(name: string, text: string, fields?: Record<string, string[]>): HTMLElement {
  const line = createElement(fields ? "span" : "p", { class: "finding" }, createElement("b", {}, name), " ", text);
  if (!fields) return line;
  const lines = Object.entries(fields).map(([place, problems]) => `${place || "/"} ${problems.join(", ")}`);
  const places = createElement("pre", { tabindex: "0" }, lines.join("\n"));
  return createElement("details", {}, createElement("summary", {}, line), places);
}

export function startLog(): void {
  resolveElement("log-odd").addEventListener("change", () => showLog(lastLog));
}
