import { arrange, byId, cell, clockTime, element, mark, plural, setText } from "./dom.ts";

/** The last requests, and whether each fitted the specs. */

let lastLog;
let kept = []; // what is shown, oldest first, each with a number of its own
let nextNumber = 0;

export function showLog(log) {
  lastLog = log;
  kept = numbered(log.requests);
  const shown = kept.filter(({ request }) => !byId("log-odd").checked || isOdd(request)).reverse();
  arrange(byId("requests"), shown, { keyOf: ({ number }) => number, make: ({ request }) => makeRequest(request) });
  byId("requests-empty").hidden = shown.length > 0;
  setText(
    byId("requests-empty"),
    log.count === 0 ? "No requests yet. Whatever is sent to this address shows here." : "Nothing went wrong.",
  );
  setText(
    byId("log-note"),
    log.requests.length < log.count ? "last " + log.requests.length + " of " + log.count.toLocaleString("en") : "",
  );
}

/** The log is a window that moves on: what it held before keeps its number, and so its row. */
function numbered(requests) {
  const texts = requests.map((request) => JSON.stringify(request));
  let gone = 0;
  while (gone < kept.length && !kept.slice(gone).every(({ text }, index) => text === texts[index])) gone += 1;
  const same = kept.slice(gone);
  const fresh = requests.slice(same.length);
  return [
    ...same,
    ...fresh.map((request, index) => ({ number: nextNumber++, request, text: texts[same.length + index] })),
  ];
}

function isOdd({ status, problem, violation, fault }) {
  return status === 0 || status >= 400 || [problem, violation, fault].some((each) => each !== undefined);
}

function makeRequest(request) {
  const { at, method, path, operation, status } = request;
  const tone = status === 0 ? "cut" : status >= 500 ? "broken" : status >= 400 ? "refused" : "answered";
  return element(
    "tr",
    { role: "row" },
    cell("at", element("time", { datetime: at }, clockTime(at))),
    cell("status", mark(tone, status === 0 ? "none" : String(status))),
    cell("request", element("span", { class: "method" }, method), " ", element("span", { class: "path" }, path)),
    cell("operation", operation ?? "unknown address"),
    cell("validation", ...findingsOf(request)),
  );
}

function findingsOf({ problem, violation, fault, events, acknowledged }) {
  const findings = [];
  if (fault !== undefined) findings.push(finding("fault", fault));
  if (violation) findings.push(finding("violation", "our answer does not fit its spec", violation));
  if (problem !== undefined) findings.push(finding("refused", problem));
  const notes = [findings.length === 0 && "fits"];
  if (events !== undefined) notes.push(plural(events, "event", "events") + " delivered");
  if (acknowledged) notes.push(acknowledged.length + " acknowledged");
  const note = notes.filter(Boolean).join(", ");
  return note === "" ? findings : [...findings, element("p", {}, note)];
}

function finding(name, text, fields) {
  const line = element(fields ? "span" : "p", { class: "finding" }, element("b", {}, name), " ", text);
  if (!fields) return line;
  const lines = Object.entries(fields).map(([place, problems]) => (place || "/") + " " + problems.join(", "));
  return element("details", {}, element("summary", {}, line), element("pre", { tabindex: "0" }, lines.join("\n")));
}

byId("log-odd").addEventListener("change", () => showLog(lastLog));
