import type { EventRow, Inbox } from "@kontor/channel-events";
import { defineCommand, type FullContext } from "../../command.ts";
import { trimRows } from "../../terminal/trim-rows.ts";
import { choiceFlags, readChoice, type Choice, type ChoiceOptions } from "../../inbox/choice.ts";
import { formatDuration } from "../../inbox/duration.ts";
import { dropControls, describeEvent } from "../../inbox/event-text.ts";
import { withInbox } from "../../inbox/open.ts";
import { placeFlags, type PlaceOptions } from "../../inbox/place.ts";
import { listChosen } from "../../inbox/list-chosen.ts";

type Options = PlaceOptions & ChoiceOptions & { limit: string; json?: boolean };

const MOST_COUNTED = 10_000;
const HEAD = ["id", "type", "seller", "state", "age", "tries", "problem"];
const SHRINK = [6, 1, 2, 0]; // The id last: it is what one copies.

/** `inbox list`: events in order of arrival. */
export const listCommand = defineCommand<Options>({
  name: "list",
  summary: "List events in order of arrival, the oldest first",
  flags: [
    ...placeFlags,
    {
      flags: "--state <states>",
      text: "waiting, dead, done, several with commas, or all (default: all but done)",
    },
    ...choiceFlags,
    { flags: "--limit <number>", text: "at most as many events", default: "20" },
    { flags: "--json", text: "print a line of JSON for each event; payloads are not in it" },
  ],
  notes: ["In a terminal, columns are shortened to its width. In a file or a pipe nothing is."],
  examples: [
    "kontor inbox list --file events.db",
    "kontor inbox list --file events.db --state dead --type Seller:Offer.New",
    'kontor inbox list --file events.db --state waiting,dead --error "timed out" --older-than 2h',
    "kontor inbox list --file events.db --state all --json --limit 1000",
  ],
  run: runList,
});

async function runList(context: FullContext<Options>): Promise<void> {
  const { options, out, terminal, signal } = context;
  const choice = readListChoice(options);
  await withInbox(context, async ({ inbox }) => {
    const { events, more } = await take(inbox, choice, context);
    signal.throwIfAborted();
    if (options.json) for (const event of events) out.line(JSON.stringify(describeEvent(event)));
    else if (events.length === 0) terminal.note("No such events");
    else {
      const { head, rows } = trimRows(HEAD, events.map(buildRow), { width: terminal.columns, shrink: SHRINK });
      out.table(head, rows);
    }
    if (more > 0 && !options.json)
      terminal.note(
        `... and ${more > MOST_COUNTED ? `more than ${MOST_COUNTED}` : more} more: --limit shows them, filters find them`,
      );
  });
}

function readListChoice(options: Options): Choice & { limit: number } {
  const choice = readChoice("list events", options);
  const isOpen = options.state === undefined && options.id === undefined;
  return { ...choice, ...(isOpen && { states: ["waiting", "dead"] }), limit: choice.limit! };
}

/** Takes the first events, and counts the others up to a bound. */
async function take(
  inbox: Inbox,
  choice: Choice & { limit: number },
  { terminal, signal }: Pick<FullContext<Options>, "terminal" | "signal">,
): Promise<{ events: EventRow[]; more: number }> {
  const events: EventRow[] = [];
  let more = 0;
  for await (const event of listChosen(inbox, choice, { signal })) {
    if (events.length < choice.limit) events.push(event);
    else more += 1;
    if (more > MOST_COUNTED) break;
    terminal.showProgress(`${events.length + more} events found`);
  }
  terminal.showProgress("");
  return { events, more };
}

function buildRow({ id, type, lane, state, firstSeenAt, attempts, problem }: EventRow): (string | number)[] {
  const age = formatDuration(Date.now() - firstSeenAt.getTime());
  return [dropControls(id), dropControls(type), dropControls(lane), state, age, attempts, dropControls(problem ?? "")];
}
