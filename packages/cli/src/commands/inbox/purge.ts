import type { Inbox, PurgePolicy } from "@kontor/channel-events";
import { CliError } from "../../cli-error.ts";
import { defineCommand, type FullContext } from "../../command.ts";
import { callInBackground, describeElapsed } from "../../inbox/background/call.ts";
import { changeFlags, decideChange, countWords, type ChangeOptions } from "../../inbox/change.ts";
import { addToPurge, type PurgeCount } from "../../inbox/count-purge.ts";
import { readDuration } from "../../inbox/duration.ts";
import { withInbox } from "../../inbox/open.ts";
import { placeFlags, type PlaceOptions } from "../../inbox/place.ts";
import { formatBar } from "../../terminal/format-bar.ts";
import { listChosen } from "../../inbox/list-chosen.ts";

interface Options extends PlaceOptions, ChangeOptions {
  payloadsOlderThan?: string;
  rowsOlderThan?: string;
  putAsideOlderThan?: string;
}

/** `inbox purge`: forgets what is old. */
export const purgeCommand = defineCommand<Options>({
  name: "purge",
  summary: "Forget old payloads, old rows, and events that were put aside long ago",
  caution: "What is purged cannot be replayed. A consumer purges by itself, as its option `retention` says.",
  flags: [
    ...placeFlags,
    {
      flags: "--payloads-older-than <time>",
      text: "empty payloads of events done for longer than this: 90s, 30m, 2h, 7d",
    },
    {
      flags: "--rows-older-than <time>",
      text: "delete events done and acknowledged that last came longer ago than this; an event that comes after that counts as new",
    },
    {
      flags: "--put-aside-older-than <time>",
      text: "give up events dead, or done with a problem, for longer than this",
    },
    ...changeFlags,
  ],
  examples: [
    "kontor inbox purge --file events.db --payloads-older-than 7d --dry-run",
    "kontor inbox purge --file events.db --payloads-older-than 7d --rows-older-than 90d --put-aside-older-than 30d --yes",
  ],
  run: runPurge,
});

async function runPurge(context: FullContext<Options>): Promise<void> {
  const { options, out, terminal } = context;
  const policy = readPolicy(options);
  await withInbox(context, async (opened) => {
    const count = await countPurge(opened.inbox, policy, context);
    const dryRun = options.dryRun ?? false;
    const isEmpty = count.payloads + count.rows === 0;
    const words = `${countWords(count.payloads, "payload")} and ${countWords(count.rows, "row")}`;
    const change = {
      action: `purge ${words}`,
      question: `This forgets ${words}. They cannot be replayed from then on.`,
    };
    const goesOn = !isEmpty && (await decideChange(change, context));
    const total = count.payloads + count.rows;
    const elapsed = describeElapsed(`${words} are being forgotten`);
    const describe = (ms: number, changed?: number) =>
      changed === undefined
        ? elapsed(ms)
        : formatBar("forgetting", Math.min(changed, total), total, "payloads and rows");
    const purged = goesOn
      ? await callInBackground<PurgeCount>(opened, { do: "purge", args: [policy] }, { terminal, describe })
      : { payloads: 0, rows: 0 };
    if (options.json) return out.line(JSON.stringify({ matched: count, purged, dryRun }));
    if (isEmpty) out.line("Nothing is that old");
    else if (dryRun) out.line(`${words} would be forgotten`);
    else out.done(`${countWords(purged.payloads, "payload")} and ${countWords(purged.rows, "row")} forgotten`);
  });
}

function readPolicy(options: Options): PurgePolicy {
  const { payloadsOlderThan, rowsOlderThan, putAsideOlderThan } = options;
  const read = (flag: string, text: string | undefined) =>
    text === undefined ? undefined : readDuration("purge events", flag, text);
  const given = {
    payloadsAfterMs: read("--payloads-older-than", payloadsOlderThan),
    rowsAfterMs: read("--rows-older-than", rowsOlderThan),
    putAsideAfterMs: read("--put-aside-older-than", putAsideOlderThan),
  };
  if (Object.values(given).every((each) => each === undefined))
    throw new CliError(
      "Cannot purge events as --payloads-older-than, --rows-older-than or --put-aside-older-than must say which",
      { exitCode: 2 },
    );
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

async function countPurge(
  inbox: Inbox,
  policy: PurgePolicy,
  { terminal, signal }: Pick<FullContext<Options>, "terminal" | "signal">,
): Promise<PurgeCount> {
  const pending = new Set(await inbox.pendingAcknowledgements(Number.MAX_SAFE_INTEGER));
  const count = { payloads: 0, rows: 0 };
  const now = Date.now();
  let looked = 0;
  for await (const event of listChosen(inbox, { states: ["done", "dead"], filter: {} }, { signal })) {
    addToPurge(count, event, { policy, now, pending });
    looked += 1;
    terminal.showProgress(`${looked} events looked at`);
  }
  terminal.showProgress("");
  return count;
}
