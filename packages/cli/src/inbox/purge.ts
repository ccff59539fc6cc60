import type { EventRow, Inbox, PurgePolicy } from "@kontor/channel-events";
import { formatBar } from "@kontor/http/internal";
import type { Context } from "../command.ts";
import { createUsageError } from "../errors.ts";
import { countWords, readDuration } from "../values.ts";
import { callInBackground, describeElapsed } from "./background.ts";
import { type ChangeOptions, decideChange } from "./change.ts";
import { listChosen } from "./choice.ts";
import { withInbox } from "./open.ts";
import type { PlaceOptions } from "./place.ts";

interface PurgeOptions extends PlaceOptions, ChangeOptions {
  payloadsOlderThan?: string;
  rowsOlderThan?: string;
  putAsideOlderThan?: string;
}

export async function runPurge(context: Context<PurgeOptions>): Promise<void> {
  const { options, out, terminal } = context;
  const policy = readPolicy(options);
  await withInbox(context, async (opened) => {
    const count = await countPurge(opened.inbox, policy, context);
    const dryRun = options.dryRun ?? false;
    const total = count.payloads + count.rows;
    const words = describeCount(count);
    const question = `This forgets ${words}. Afterwards they cannot be replayed.`;
    const goesOn = total > 0 && (await decideChange({ action: `purge ${words}`, question }, context));
    const elapsed = describeElapsed(`${words} are being forgotten`);
    const describe = (ms: number, changed?: number) =>
      changed === undefined
        ? elapsed(ms)
        : `forgetting ${formatBar(Math.min(changed, total), total, "payloads and rows")}`;
    const purged = goesOn
      ? await callInBackground<PurgeCount>(opened, { do: "purge", args: [policy] }, { terminal, describe })
      : { payloads: 0, rows: 0 };
    if (options.json) return out.line(JSON.stringify({ matched: count, purged, dryRun }));
    if (total === 0) out.line("Nothing is that old");
    else if (dryRun) out.line(`${words} would be forgotten`);
    else out.done(`${describeCount(purged)} forgotten`);
  });
}

function readPolicy({ payloadsOlderThan, rowsOlderThan, putAsideOlderThan }: PurgeOptions): PurgePolicy {
  const read = (flag: string, text: string | undefined) =>
    text === undefined ? undefined : readDuration("purge events", flag, text);
  const policy: PurgePolicy = {
    payloadsAfterMs: read("--payloads-older-than", payloadsOlderThan),
    rowsAfterMs: read("--rows-older-than", rowsOlderThan),
    putAsideAfterMs: read("--put-aside-older-than", putAsideOlderThan),
  };
  if (Object.values(policy).some((each) => each !== undefined)) return policy;
  const flags = "--payloads-older-than, --rows-older-than or --put-aside-older-than";
  throw createUsageError("purge events", `${flags} must say which`);
}

function describeCount({ payloads, rows }: PurgeCount): string {
  return `${countWords(payloads, "payload")} and ${countWords(rows, "row")}`;
}

async function countPurge(
  inbox: Inbox,
  policy: PurgePolicy,
  { terminal, signal }: Pick<Context<PurgeOptions>, "terminal" | "signal">,
): Promise<PurgeCount> {
  const pending = new Set(await inbox.pendingAcknowledgements(Number.MAX_SAFE_INTEGER));
  const count = { payloads: 0, rows: 0 };
  const now = Date.now();
  let looked = 0;
  for await (const event of listChosen(inbox, { states: ["done", "dead"], filter: {} }, { signal })) {
    addToPurge(count, event, { policy, now, pending });
    looked += 1;
    terminal.showProgress(`${looked} events checked`);
  }
  terminal.showProgress("");
  return count;
}

export interface PurgeCount {
  payloads: number;
  rows: number;
}

/** Counts one event into what a purge would forget at this time. The steps come in the order of the inbox: give up, delete, empty. */
export function addToPurge(
  count: PurgeCount,
  event: Pick<EventRow, "id" | "state" | "problem" | "raw" | "firstSeenAt" | "lastSeenAt" | "settledAt">,
  { policy, now, pending }: { policy: PurgePolicy; now: number; pending: ReadonlySet<string> },
): void {
  const { payloadsAfterMs, putAsideAfterMs, rowsAfterMs } = policy;
  const isOlder = (at: Date | undefined, ms: number | undefined) =>
    ms !== undefined && at !== undefined && at.getTime() < now - ms;
  const isAside = event.state === "dead" || (event.state === "done" && event.problem !== undefined);
  const isGivenUp = isAside && isOlder(event.settledAt ?? event.firstSeenAt, putAsideAfterMs);
  if (isGivenUp) count.payloads += 1;
  if (!isGivenUp && (isAside || event.state !== "done")) return;
  if (isOlder(event.lastSeenAt, rowsAfterMs) && !pending.has(event.id)) count.rows += 1;
  else if (!isGivenUp && event.raw !== "" && isOlder(event.settledAt, payloadsAfterMs)) count.payloads += 1;
}
