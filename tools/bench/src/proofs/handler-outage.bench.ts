/** An outage of 71 hours in the systems of all handlers, in virtual time. The test of the defaults plays 11 hours of it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findLosses, playHandlerOutage } from "@kontor/e2e/inbox/handler-outage";

const hours = Number(process.argv[2] ?? 72);
const folder = mkdtempSync(join(tmpdir(), "kontor-handler-outage-"));
const outage = await playHandlerOutage(join(folder, "events.db"), { hours });
rmSync(folder, { recursive: true });
const losses = findLosses(outage);
console.log(
  `${hours - 1} of ${hours} hours: ${outage.done.length} of ${outage.sent.length} events done, ${outage.deliveries} deliveries at most`,
);
for (const loss of losses) console.log(loss);
if (losses.length > 0) process.exitCode = 1;
