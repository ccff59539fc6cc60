/** An outage of 71 hours in the systems of all handlers, in virtual time. The test of the defaults plays 11 hours of it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findLosses, playHandlerOutage } from "@kontor/e2e/inbox/handler-outage";
import { showFigures } from "../measure/report.ts";
import { handlerOutage } from "./figures.ts";

const hours = Number(process.argv[2] ?? 72);
const folder = mkdtempSync(join(tmpdir(), "kontor-handler-outage-"));
const outage = await playHandlerOutage(join(folder, "events.db"), { hours });
rmSync(folder, { recursive: true });
const losses = findLosses(outage);
for (const loss of losses) console.log(loss);
showFigures(handlerOutage, {
  "hours of outage": hours - 1,
  "events that were sent": outage.sent.length,
  losses: losses.length,
  "the most deliveries of one event": outage.deliveries,
});
