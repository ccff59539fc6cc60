import type { ConsoleParts, RequestView } from "../../console/view.ts";
import { arrange } from "./arrange.ts";
import { byId, cell, clockTime, element, mark, plural, setText } from "./dom.ts";
import { addNumbers, type NumberedRequest } from "./number-requests.ts";

/** The last requests, and whether each fitted the specs. */

let lastLog: ConsoleParts["log"] = { count: 0, requests: [] };
let kept: NumberedRequest[] = []; // what is shown, oldest first, each with a number of its own

export function showLog(log: ConsoleParts["log"]): void {
  lastLog = log;
  kept = addNumbers(kept, log.requests);
  const hasFilter = byId("log-odd", HTMLInputElement).checked;
  const shown = kept.filter(({ request }) => !hasFilter || isOdd(request)).reverse();
  arrange(byId("requests"), shown, { keyOf: ({ number }) => number, make: ({ request }) => makeRequest(request) });
  byId("requests-empty").hidden = shown.length > 0;
  setText(
    byId("requests-empty"),
    log.count === 0 ? "No requests yet. Whatever is sent to this address shows here." : "Nothing went wrong.",
  );
  const isCut = log.requests.length < log.count;
  setText(byId("log-note"), isCut ? `last ${log.requests.length} of ${log.count.toLocaleString("en")}` : "");
}

/** Whether a request went wrong: it was refused, it was cut off, a fault struck it, or its answer does not fit its spec. */
export function isOdd({ status, problem, violation, fault }: RequestView): boolean {
  return status === 0 || status >= 400 || [problem, violation, fault].some((each) => each !== undefined);
}

function toneOf(status: number): string {
  if (status === 0) return "cut";
  if (status >= 500) return "broken";
  return status >= 400 ? "refused" : "answered";
}

function makeRequest(request: RequestView): HTMLElement {
  const { at, method, path, operation, status } = request;
  return element(
    "tr",
    { role: "row" },
    cell("at", element("time", { datetime: at }, clockTime(at))),
    cell("status", mark(toneOf(status), status === 0 ? "none" : String(status))),
    cell("request", element("span", { class: "method" }, method), " ", element("span", { class: "path" }, path)),
    cell("operation", operation ?? "unknown address"),
    cell("validation", ...makeFindings(request)),
  );
}

function makeFindings({ problem, violation, fault, events, acknowledged }: RequestView): HTMLElement[] {
  const findings: HTMLElement[] = [];
  if (fault !== undefined) findings.push(makeFinding("fault", fault));
  if (violation) findings.push(makeFinding("violation", "our answer does not fit its spec", violation));
  if (problem !== undefined) findings.push(makeFinding("refused", problem));
  const notes = findings.length === 0 ? ["fits"] : [];
  if (events !== undefined) notes.push(`${plural(events, "event", "events")} delivered`);
  if (acknowledged) notes.push(`${acknowledged.length} acknowledged`);
  return notes.length === 0 ? findings : [...findings, element("p", {}, notes.join(", "))];
}

function makeFinding(name: string, text: string, fields?: Record<string, string[]>): HTMLElement {
  const line = element(fields ? "span" : "p", { class: "finding" }, element("b", {}, name), " ", text);
  if (!fields) return line;
  const lines = Object.entries(fields).map(([place, problems]) => `${place || "/"} ${problems.join(", ")}`);
  return element("details", {}, element("summary", {}, line), element("pre", { tabindex: "0" }, lines.join("\n")));
}

export function startLog(): void {
  byId("log-odd").addEventListener("change", () => showLog(lastLog));
}
