import type { CommandGroup } from "../command.ts";
import { listSettingFlags, placeFlags, SETTINGS_NOTE } from "../settings/table.ts";

export const eventsGroup: CommandGroup = {
  name: "events",
  summary: "Handle the events of a channel with any program, look into the queue, make events in a sandbox",
  commands: [
    {
      name: "run",
      summary: "Handle the events of a channel with a program in any language",
      caution: "An event may come more than once: the program must be idempotent.",
      arguments: { "<program...>": "the program and its arguments, after --" },
      flags: {
        ...placeFlags,
        "-f, --file <path>":
          "keep the events in this file (default: KONTOR_INBOX or inbox of the profile, a path or a postgres:// address, or else events.db; with --sandbox sandbox-events.db)",
        "--each": "start the program again for each event: exit code 0 is done, 65 is dead, any other is tried again",
        "--once": "handle all that waits, and exit; exit code 1 if a run of the program failed",
        "--programs <number>": ["how many programs run at a time, each with one event", "4"],
        "--timeout <time>": ["longest time for an event, after which its program is killed", "15m"],
        "--max-attempts <number>": "runs of an event before it is dead (default: no limit)",
        "--every <time>": ["time between two polls", "60s"],
        "--drain <time>": ["how long Ctrl-C waits for running handlers", "20s"],
        "--json": "print a line of JSON for each run of the program, without the payload",
        ...listSettingFlags(["channelUrl", "refreshToken", "allowHttp"]),
      },
      notes: [
        SETTINGS_NOTE,
        "The program gets none of the secrets of Kontor. It gets a line of JSON for each event: id, type, createdAt,",
        "event, seller, attempt and deliveries. It answers with a line that has the id and an outcome: done, failed (tried again, later each time),",
        "retry with retryInMs, dead, or park, which pauses the seller for durationMs or until somebody resumes it. Kontor keeps the reason of",
        "each but done and retry. Events of a seller are handled in order. A program that crashes, hangs or writes anything else fails only that event, and is started again;",
        "write its messages to the standard error. Ctrl-C waits for running handlers; a second one exits at once, and their events are handled again.",
      ],
      examples: [
        "kontor events run --once -- node handler.mjs",
        "kontor events run --file events.db --once --programs 8 --timeout 1m --max-attempts 10 -- node handler.mjs",
        "kontor events run --each --once --json --sandbox -- ./handler.sh",
      ],
      run: async (context) => (await import("../events/run.ts")).runEvents(context),
    },
    {
      name: "peek",
      summary: "Show the next events that wait at the platform, without acknowledging them",
      caution: "This uses one of the ten deliveries of each event that it shows.",
      flags: {
        "--type <type>": "only events of this type, such as Seller:Offer.New",
        "-y, --yes": "do not ask for confirmation; required without a terminal",
        "--json": "print a line of JSON for each event, with its payload",
        ...listSettingFlags(["channelUrl", "refreshToken", "allowHttp"]),
      },
      notes: [
        SETTINGS_NOTE,
        "It shows the events of one page, up to 100. The platform sends them again",
        "after a timeout that it does not state. `kontor inbox list` shows stored events at no cost.",
      ],
      examples: ["kontor events peek --yes --sandbox", "kontor events peek --type Seller:Offer.New --yes --json"],
      run: async (context) => (await import("../events/queue.ts")).showNext(context),
    },
    {
      name: "trigger",
      summary: "Make an event in a sandbox, as if one of its sellers had acted",
      caution: "It works only with a sandbox; the platform has no such call.",
      arguments: { "<type>": "the type of the event, such as Seller:Offer.New" },
      flags: {
        "--seller <id>": "the seller (default: the first one of every sandbox)",
        "--channel <name>": "the channel (default: the first one of the sandbox)",
        "--event <json>": "fields of the payload besides sellerId; the sandbox says what a known type needs",
        "--count <number>": ["how many events to make", "1"],
        "--json": "print a line of JSON for each event",
        ...listSettingFlags(["channelUrl"]),
      },
      notes: [SETTINGS_NOTE],
      examples: [
        "kontor events trigger Seller:Some.NewType --sandbox",
        `kontor events trigger Seller:Offer.StockUpdate --event '{"offerId":4711,"quantity":"3"}' --count 3 --json`,
      ],
      run: async (context) => (await import("../events/queue.ts")).triggerEvents(context),
    },
  ],
};
