import { beforeEach, expect, test, vi } from "vitest";
import { createFakePage } from "../testing/fake-page.ts";
import { resolveElement } from "./dom.ts";
import { showLog } from "./log.ts";

beforeEach(() => {
  const page = createFakePage(["log-odd", "requests", "requests-empty", "log-note"]);
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  return () => void vi.unstubAllGlobals();
});

/** Whether a request is shown, with the filter for those that went wrong or without it. */
function isShown(facts: object, hasFilter: boolean): boolean {
  const request = {
    number: 1,
    at: "2026-02-11T08:00:00Z",
    method: "GET",
    path: "/",
    events: undefined,
    status: 200,
    ...facts,
  };
  resolveElement("log-odd", HTMLInputElement).checked = hasFilter;
  showLog({ count: 1, requests: [request] });
  return resolveElement("requests").textContent.includes("GET /");
}

test.each([{}, { status: 399 }])("a request with %j went well, so that the filter leaves it out", (facts) => {
  expect([isShown(facts, false), isShown(facts, true)]).toEqual([true, false]);
});

test.each([
  { status: 0 },
  { status: 400 },
  { problem: "no" },
  { violation: { "/id": ["wrong"] } },
  { fault: "hang" },
  { note: "odd" },
])("a request with %j went wrong, so that the filter keeps it", (facts) => {
  expect(isShown(facts, true)).toBe(true);
});
