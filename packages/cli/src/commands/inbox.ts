import type { CommandGroup } from "../command.ts";
import { type Flags, inboxFlags } from "../settings/table.ts";

/** The flags that choose events, without `--state` and `--limit`, whose meaning differs. */
const choiceFlags: Flags = {
  "--seller <id>": "only events of this seller: the name of the lane",
  "--type <type>": "only events of this type, such as Seller:Offer.New",
  "--id <id>": "only the event with this id",
  "--older-than <time>": "only events that first came longer ago than this: 90s, 30m, 2h, 7d",
  "--error <text>": "only events whose problem contains this text, in upper or lower case",
};

const changeFlags: Flags = {
  "-y, --yes": "do not ask for confirmation; required without a terminal",
  "--dry-run": "only say how many would be changed",
  "--json": "print one JSON document",
};

export const inboxGroup: CommandGroup = {
  name: "inbox",
  summary: "Inspect the stored events of an integration, replay them, put them aside, pause sellers",
  commands: [
    {
      name: "status",
      summary: "Show how many events wait, are done or dead, and which sellers fail or are parked",
      flags: { ...inboxFlags, "--json": "print one JSON document" },
      examples: [
        "kontor inbox status --file events.db",
        "KONTOR_INBOX=events.db kontor inbox status",
        "kontor inbox status --file events.db --json",
      ],
      run: async (context) => (await import("../inbox/status.ts")).runStatus(context),
    },
    {
      name: "list",
      summary: "List events in order of arrival, the oldest first",
      flags: {
        ...inboxFlags,
        "--state <states>": "waiting, dead, done, several with commas, or all (default: all but done)",
        ...choiceFlags,
        "--limit <number>": ["show at most this many events", "20"],
        "--json": "print a line of JSON for each event, without its payload",
      },
      notes: ["In a terminal, columns are cut to its width. In a file or a pipe they are not."],
      examples: [
        "kontor inbox list --file events.db",
        "kontor inbox list --file events.db --state dead --type Seller:Offer.New",
        'kontor inbox list --file events.db --state waiting,dead --error "timed out" --older-than 2h',
        "kontor inbox list --file events.db --state all --json --limit 1000",
      ],
      run: async (context) => (await import("../inbox/look.ts")).runList(context),
    },
    {
      name: "show",
      summary: "Show one event with its payload",
      caution: "The payload may hold data of buyers.",
      arguments: { "<id>": "the id of the event" },
      flags: {
        ...inboxFlags,
        "--json": "print one JSON document",
        "--raw": "print only the payload as the platform sent it, with control characters; for a pipe or a file",
      },
      examples: ["kontor inbox show event-1 --file events.db", "kontor inbox show event-1 --file events.db --json"],
      run: async (context) => (await import("../inbox/look.ts")).runShow(context),
    },
    {
      name: "replay",
      summary: "Give events back to their handlers, as if they had just arrived",
      caution: "A handler that has done its work does it again: handlers must be idempotent.",
      flags: {
        ...inboxFlags,
        "--state <state>": "only events in this state: dead, done or all (default: dead)",
        ...choiceFlags,
        "--limit <number>": "change at most this many events, the oldest first (default: all)",
        ...changeFlags,
      },
      notes: [
        "At least one of --state, --seller, --type, --id, --older-than and --error must be given. Events whose payload was purged cannot be",
        "replayed. A running consumer begins them within a second. Many events of a file are changed 5,000 at a time: a second Ctrl-C exits at once,",
        "and changed events stay changed. Run the same command to continue.",
        "Events of a type that an older version did not know are done, with the problem unknown type.",
      ],
      examples: [
        "kontor inbox replay --file events.db --state dead --dry-run",
        'kontor inbox replay --file events.db --type Seller:Offer.New --error "category is missing" --yes',
        'kontor inbox replay --file events.db --state done --error "unknown type" --yes',
        "kontor inbox replay --file events.db --state dead --older-than 2h --limit 10 --yes",
      ],
      run: async (context) => (await import("../inbox/change.ts")).runReplay(context),
    },
    {
      name: "dead",
      summary: "Put waiting events aside, so that no handler sees them until they are replayed",
      flags: {
        ...inboxFlags,
        "--state <state>": "waiting: all events that wait",
        ...choiceFlags,
        "--limit <number>": "change at most this many events, the oldest first (default: all)",
        "--reason <text>": ["the problem that the list shows for them", "put aside by an operator"],
        ...changeFlags,
      },
      notes: [
        "At least one of --state, --seller, --type, --id, --older-than and --error must be given. A consumer may still handle",
        "the events that it has claimed, by default at most 20 of a seller. It continues with the events behind them within a second.",
        "Many events of a file are changed 5,000 at a time: a second Ctrl-C exits at once, and changed events stay changed.",
        "`kontor inbox replay` gives them back.",
      ],
      examples: [
        "kontor inbox dead --file events.db --seller 4711 --limit 1 --dry-run",
        'kontor inbox dead --file events.db --type Seller:Some.NewType --reason "skipped by hand" --yes',
      ],
      run: async (context) => (await import("../inbox/change.ts")).runDead(context),
    },
    {
      name: "park",
      summary: "Pause a seller: its events are stored and wait",
      arguments: { "<seller>": "the name of the lane, which is the id of the seller" },
      flags: {
        ...inboxFlags,
        "--reason <text>": "the reason, which status shows; it must be given",
        "--for <time>": "how long: 90s, 30m, 2h, 7d (default: until it is resumed)",
        "--json": "print one JSON document",
      },
      notes: [
        "A consumer that has claimed events of this seller may start them for one more second. A running handler is not stopped.",
      ],
      examples: [
        'kontor inbox park 4711 --file events.db --reason "shop is down" --for 1h',
        'kontor inbox park 4711 --file events.db --reason "category is missing"',
      ],
      run: async (context) => (await import("../inbox/change.ts")).runPark(context),
    },
    {
      name: "resume",
      summary: "Resume a parked seller",
      arguments: { "<seller>": "the name of the lane, which is the id of the seller" },
      flags: { ...inboxFlags, "--json": "print one JSON document" },
      notes: ["A running consumer continues with this seller within a second."],
      examples: ["kontor inbox resume 4712 --file events.db"],
      run: async (context) => (await import("../inbox/change.ts")).runResume(context),
    },
    {
      name: "purge",
      summary: "Delete old payloads, old rows, and events that were put aside long ago",
      caution: "Purged events cannot be replayed. A running consumer purges too, as its option `retention` says.",
      flags: {
        ...inboxFlags,
        "--payloads-older-than <time>": "empty payloads of events done for longer than this: 90s, 30m, 2h, 7d",
        "--rows-older-than <time>":
          "delete events that are done, acknowledged and last came longer ago than this; if such an event comes again, it counts as new",
        "--put-aside-older-than <time>": "give up events dead, or done with a problem, for longer than this",
        ...changeFlags,
      },
      examples: [
        "kontor inbox purge --file events.db --payloads-older-than 7d --dry-run",
        "kontor inbox purge --file events.db --payloads-older-than 7d --rows-older-than 90d --put-aside-older-than 30d --yes",
      ],
      run: async (context) => (await import("../inbox/purge.ts")).runPurge(context),
    },
    {
      name: "forget",
      summary: "Remove the data of a person from events, in every state",
      caution: "This cannot be undone. Backups, copies and whatever handlers have stored still hold the data.",
      flags: {
        ...inboxFlags,
        "--seller <id>": "events of this seller: the name of the lane; a parked seller is resumed",
        "--id <id>": "the event with this id",
        "--where <path=value>":
          "events whose payload has this value at this path, such as event.buyer.email=a@b.example, in upper or lower case",
        ...changeFlags,
      },
      notes: [
        "At least one of --seller, --id and --where must be given; events must match all of them. Payload, seller, problem, trace and steps of once() are deleted. The id, the type and",
        "the times stay, so that an event that the platform sends again is not handled again; `kontor inbox purge --rows-older-than` deletes them. The command rewrites a file, and",
        "its consumer waits for that. Consumers may run meanwhile, and may still handle the events that they have claimed.",
      ],
      examples: [
        "kontor inbox forget --file events.db --seller 4711 --dry-run",
        "kontor inbox forget --file events.db --where event.order.buyer.email=a@b.example --yes",
      ],
      run: async (context) => (await import("../inbox/forget.ts")).runForget(context),
    },
    {
      name: "backup",
      summary: "Copy the file of an inbox while it is in use",
      arguments: { "<path>": "the file to write; it must not exist yet" },
      flags: { ...inboxFlags, "--json": "print one JSON document" },
      notes: [
        "The file at the path is always complete: the command writes it as .part and then renames it. For PostgreSQL use pg_dump. Stop the",
        "consumer before you replace its file with a backup.",
      ],
      examples: [
        "kontor inbox backup copy.db --file events.db",
        "kontor inbox backup copy-2.db --file events.db --json",
      ],
      run: async (context) => (await import("../inbox/background.ts")).runBackup(context),
    },
    {
      name: "copy",
      summary: "Copy an inbox from a file into PostgreSQL while the consumer is stopped",
      arguments: { "<file>": "the file of the inbox, which stays as it is" },
      flags: {
        "--to <url>": "the PostgreSQL to copy to; with a password use the variable KONTOR_INBOX_TO or PGPASSWORD",
        "--channel <name>": ["the channel to copy to, which must have no other events", "default"],
        "--schema <name>": ["the schema in PostgreSQL, which is created if it does not exist", "kontor_inbox"],
        "--unsafe-durability": "accept a database that may lose commits in a power cut",
        "--json": "print one JSON document",
      },
      notes: [
        "Stop the consumer first: the platform keeps what is not fetched. The command refuses a channel on which a consumer runs. It copies everything: events, attempts, dead letters, parked sellers, times, steps of once(),",
        "and pending acknowledgements, in one transaction. It reads all rows back, and compares them. If it was stopped or killed, run it again: it begins anew.",
        "Then start the consumer with postgresInbox(). Keep the file until you have a backup of the database.",
      ],
      examples: [
        "kontor inbox copy events.db --to postgres://kontor@db.example/shop",
        "kontor inbox copy events.db --to postgres://kontor@db.example/shop --channel shop --json",
      ],
      run: async (context) => (await import("../inbox/copy.ts")).runCopy(context),
    },
  ],
};
