import { CliError } from "../../cli-error.ts";
import { defineCommand, type FullContext } from "../../command.ts";
import { applyChange } from "../../inbox/apply.ts";
import { changeFlags, countWords, type ChangeOptions } from "../../inbox/change.ts";
import { checkChosen, choiceFlags, readChoice, type ChoiceOptions } from "../../inbox/choice.ts";
import { withInbox } from "../../inbox/open.ts";
import { placeFlags, type PlaceOptions } from "../../inbox/place.ts";

type Options = PlaceOptions & ChoiceOptions & ChangeOptions;

/** `inbox replay`: gives events back to their handlers. */
export const replayCommand = defineCommand<Options>({
  name: "replay",
  summary: "Give events back to their handlers, as if they had just come",
  caution: "A handler that has done its work does it again: handlers must be idempotent.",
  flags: [
    ...placeFlags,
    {
      flags: "--state <state>",
      text: "only events in this state: dead, done or all (default: dead)",
    },
    ...choiceFlags,
    { flags: "--limit <number>", text: "at most as many events, the oldest first (default: all)" },
    ...changeFlags,
  ],
  notes: [
    "At least one of --state, --seller, --type, --id, --older-than and --error must be given. Events whose payload was purged cannot be",
    "replayed. A consumer that runs begins with them within a second.",
    "Events of a type that an older version did not know are done, with the problem unknown type.",
  ],
  examples: [
    "kontor inbox replay --file events.db --state dead --dry-run",
    'kontor inbox replay --file events.db --type Seller:Offer.New --error "category is missing" --yes',
    'kontor inbox replay --file events.db --state done --error "unknown type" --yes',
    "kontor inbox replay --file events.db --state dead --older-than 2h --limit 10 --yes",
  ],
  run: runReplay,
});

async function runReplay(context: FullContext<Options>): Promise<void> {
  const { options, out } = context;
  const choice = readChoice("replay events", options);
  if (choice.states?.includes("waiting"))
    throw new CliError(
      "Cannot replay events as --state must be dead, done or all: waiting ones have their turn anyway",
      {
        exitCode: 2,
      },
    );
  checkChosen("replay events", options, "--state dead means all dead ones");
  const states = choice.states ?? (options.state === "all" ? ["dead", "done"] : ["dead"]);
  await withInbox(context, async (opened) => {
    const result = await applyChange(
      opened,
      {
        choice: { ...choice, states },
        verb: ["replay", "replays", "replayed"],
        canChange: ({ raw }) => raw !== "",
        apply: (filter) => opened.inbox.replay(filter),
        buildCall: (filter) => ({ do: "replay", args: [filter] }),
      },
      context,
    );
    if (options.json) return out.line(JSON.stringify({ ...result, dryRun: options.dryRun ?? false }));
    if (result.matched === 0)
      out.prose(`No event of these can be replayed${options.state ? "" : "; done ones need --state done"}`);
    else if (options.dryRun) out.line(`${countWords(result.matched)} would be replayed`);
    else out.done(`${countWords(result.changed)} replayed`);
  });
}
