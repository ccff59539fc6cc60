import { CliError } from "../../cli-error.ts";
import { defineCommand, type FullContext } from "../../command.ts";
import { applyChange } from "../../inbox/apply.ts";
import { changeFlags, countWords, type ChangeOptions } from "../../inbox/change.ts";
import { checkChosen, choiceFlags, readChoice, type ChoiceOptions } from "../../inbox/choice.ts";
import { withInbox } from "../../inbox/open.ts";
import { placeFlags, type PlaceOptions } from "../../inbox/place.ts";

type Options = PlaceOptions & ChoiceOptions & ChangeOptions & { reason: string };

/** `inbox dead`: puts waiting events aside. */
export const deadCommand = defineCommand<Options>({
  name: "dead",
  summary: "Put waiting events aside, so that no handler sees them until they are replayed",
  flags: [
    ...placeFlags,
    { flags: "--state <state>", text: "waiting: all events that wait" },
    ...choiceFlags,
    { flags: "--limit <number>", text: "at most as many events, the oldest first (default: all)" },
    { flags: "--reason <text>", text: "the problem that the list shows for them", default: "put aside by an operator" },
    ...changeFlags,
  ],
  notes: [
    "At least one of --state, --seller, --type, --id, --older-than and --error must be given. What a consumer has",
    "claimed already, 20 events of a seller at most by default, it may still handle. It goes on with the events behind them within a second.",
    "`kontor inbox replay` gives them back.",
  ],
  examples: [
    "kontor inbox dead --file events.db --seller 4711 --limit 1 --dry-run",
    'kontor inbox dead --file events.db --type Seller:Some.NewType --reason "skipped by hand" --yes',
  ],
  run: runDead,
});

async function runDead(context: FullContext<Options>): Promise<void> {
  const { options, out } = context;
  const action = "put events aside";
  if (options.state !== undefined && options.state !== "waiting")
    throw new CliError(
      `Cannot ${action} as --state must be waiting, because only those are put aside: got ${options.state}`,
      {
        exitCode: 2,
      },
    );
  if (options.reason.trim() === "")
    throw new CliError(`Cannot ${action} as --reason must not be empty`, { exitCode: 2 });
  checkChosen(action, options, "--state waiting means all that wait");
  const choice = readChoice(action, options);
  await withInbox(context, async (opened) => {
    const result = await applyChange(
      opened,
      {
        choice: { ...choice, states: ["waiting"] },
        verb: ["put aside", "puts aside", "put aside"],
        apply: (filter) => opened.inbox.putAside(filter, options.reason),
        buildCall: (filter) => ({ do: "putAside", args: [filter, options.reason] }),
      },
      context,
    );
    if (options.json) return out.line(JSON.stringify({ ...result, dryRun: options.dryRun ?? false }));
    if (result.matched === 0) out.line("No event of these waits");
    else if (options.dryRun) out.line(`${countWords(result.matched)} would be put aside`);
    else out.done(`${countWords(result.changed)} put aside`);
  });
}
