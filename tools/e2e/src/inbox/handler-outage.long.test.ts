import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findLosses, playHandlerOutage } from "./handler-outage.ts";

test("a handler whose own systems are down for 71 of 72 hours costs no event, no order and no delivery", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-outage-"));

  const outage = await playHandlerOutage(join(folder, "events.db"), { hours: 72 });

  expect(outage.sent).toHaveLength(216);
  expect(findLosses(outage)).toEqual([]);
  rmSync(folder, { recursive: true });
});
