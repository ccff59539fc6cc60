import { cliStart } from "../commands/figures.ts";
import { client, decode, typeCost, waits } from "../client/figures.ts";
import { completion, eventsRun, inboxBrowse, inboxMigrate } from "../commands/figures.ts";
import { consumer, memory, neighbours } from "../consumer/figures.ts";
import { generate, score, vendor } from "../generator/figures.ts";
import { clone, start } from "../guide/figures.ts";
import { fleet, hub, move, noisy } from "../hub/figures.ts";
import { inbox } from "../inbox/figures.ts";
import { erp, journey, stock } from "../journeys/figures.ts";
import type { Bench } from "../measure/bench.ts";
import * as proofs from "../proofs/figures.ts";
import { corpus, reproducible } from "../release/figures.ts";
import { postgres } from "../postgres/figures.ts";
import { sandbox } from "../sandbox/figures.ts";
import { simulation } from "../simulation/figures.ts";
import { consoleOfSandbox, site, tryIt } from "../site/figures.ts";

/** All benchmarks, in the order in which they run and are shown. */
export const catalog: readonly Bench[] = [
  consumer,
  client,
  sandbox,
  cliStart,
  typeCost,
  decode,
  waits,
  inbox,
  hub,
  noisy,
  move,
  postgres,
  simulation,
  proofs.crash,
  fleet,
  proofs.sharedTokens,
  proofs.order,
  proofs.handlerOutage,
  proofs.canaries,
  proofs.refusals,
  proofs.queueModel,
  proofs.killSandbox,
  proofs.fuzzErp,
  proofs.workflows,
  journey,
  erp,
  stock,
  generate,
  score,
  vendor,
  consoleOfSandbox,
  neighbours,
  memory,
  proofs.conformance,
  corpus,
  reproducible,
  start,
  clone,
  tryIt,
  site,
  eventsRun,
  inboxMigrate,
  inboxBrowse,
  completion,
];
