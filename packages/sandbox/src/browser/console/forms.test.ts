import { beforeEach, expect, test, vi } from "vitest";
import { createFakePage } from "../testing/fake-page.ts";
import { resolveElement } from "./dom.ts";
import { showFaults } from "./forms.ts";

beforeEach(() => {
  for (const [name, value] of Object.entries(createFakePage(["faults", "faults-empty"]))) vi.stubGlobal(name, value);
  return () => void vi.unstubAllGlobals();
});

const limits = { nth: 2, probability: 0.5, times: 1, ms: 0, retryAfterSeconds: 3, tenantId: "one" };

test.each<[string, Parameters<typeof showFaults>[0][number]["fault"], string]>([
  ["nothing of one that strikes always", { kind: "hang" }, "hang on any operation"],
  [
    "every limit, a zero too",
    { kind: "latency", operation: "Orders_Create", ...limits },
    "latency on Orders_Createnth 2 · probability 0.5 · times 1 · ms 0 · retryAfterSeconds 3 · tenantId one",
  ],
])("the list of faults tells %s", (_, fault, text) => {
  showFaults([{ id: "fault-1", fault, matched: 3, applied: 1 }]);

  expect(resolveElement("faults").textContent).toBe(`${text}matched 3, applied 1Remove`);
  expect(resolveElement("faults-empty").hidden).toBe(true);
});
