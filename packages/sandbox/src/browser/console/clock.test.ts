import { beforeEach, expect, test, vi } from "vitest";
import { createFakePage } from "../testing/fake-page.ts";
import { showClock } from "./clock.ts";
import { createSpan, resolveElement } from "./dom.ts";

const NOW = Date.parse("2026-02-11T08:30:05Z");
beforeEach(() => {
  const page = createFakePage(["clock-state", "freeze", "now", "event"]);
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  resolveElement("now").append(createSpan("date"), createSpan("hour"));
  return () => void vi.unstubAllGlobals();
});

test.each([
  [-1, "now"],
  [0, "now"],
  [1, "in 0:01"],
  [252_000, "in 4:12"],
  [3_599_001, "in 1:00:00"],
  [3_852_000, "in 1:04:12"],
])("with %i ms left, an event is due %s", (remainingMs, text) => {
  resolveElement("event").dataset["due"] = String(NOW + remainingMs);

  showClock({ now: NOW, isFrozen: false });

  expect(resolveElement("event").textContent).toBe(text);
});

test.each([
  [true, "frozen", "Resume"],
  [false, "running", "Freeze"],
])("the clock says its time, and what its button does: frozen %s", (isFrozen, state, button) => {
  showClock({ now: NOW, isFrozen });

  expect(["now", "clock-state", "freeze"].map((id) => resolveElement(id).textContent)).toEqual([
    "2026-02-1108:30:05",
    state,
    button,
  ]);
});
