import type { CommandGroup } from "../command.ts";
import { type Flags, inboxFlags } from "../settings/table.ts";

/** The flags that choose events, without `--state` and `--limit`, whose meaning differs. */
const choiceFlags: Flags = {
  "--seller <id>": "only events of this seller: the name of the lane",
  "--type <type>": "only events of this type, Seller:Offer.New say",
  "--id <id>": "only the event with this id",
  "--older-than <time>": "only events that first came longer ago than this: 90s, 30m, 2h, 7d",
  "--error <text>": "only events whose problem contains this text, in small or capital letters",
};

const changeFlags: Flags = {
  "-y, --yes": "do not ask; needed where nobody can be asked",
  "--dry-run": "only say how many would be changed",
  "--json": "print one JSON document",
};

export const inboxGroup: CommandGroup = {
  name: "inbox",
  summary: "See the stored events of an integration, replay them, put them aside, pause sellers",
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
        "--limit <number>": ["at most as many events", "20"],
        "--json": "print a line of JSON for each event; payloads are not in it",
      },
      notes: ["In a terminal, columns are shortened to its width. In a file or a pipe nothing is."],
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
      summary: "Give events back to their handlers, as if they had just come",
      caution: "A handler that has done its work does it again: handlers must be idempotent.",
      flags: {
        ...inboxFlags,
        "--state <state>": "only events in this state: dead, done or all (default: dead)",
        ...choiceFlags,
        "--limit <number>": "at most as many events, the oldest first (default: all)",
        ...changeFlags,
      },
      notes: [
        "At least one of --state, --seller, --type, --id, --older-than and --error must be given. Events whose payload was purged cannot be",
        "replayed. A consumer that runs begins with them within a second. Very many events of a file are changed 5,000 at a time: a second Ctrl-C ends at once,",
        "and what was changed until then stays so. The same command goes on.",
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
        "--limit <number>": "at most as many events, the oldest first (default: all)",
        "--reason <text>": ["the problem that the list shows for them", "put aside by an operator"],
        ...changeFlags,
      },
      notes: [
        "At least one of --state, --seller, --type, --id, --older-than and --error must be given. What a consumer has",
        "claimed already, 20 events of a seller at most by default, it may still handle. It goes on with the events behind them within a second.",
        "Very many events of a file are changed 5,000 at a time: a second Ctrl-C ends at once, and what was changed until then stays so.",
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
      summary: "Leave a seller alone: its events come in and wait",
      arguments: { "<seller>": "the name of the lane, which is the id of the seller" },
      flags: {
        ...inboxFlags,
        "--reason <text>": "the reason, which status shows; it must be given",
        "--for <time>": "how long: 90s, 30m, 2h, 7d (default: until it is resumed)",
        "--json": "print one JSON document",
      },
      notes: [
        "A consumer that has claimed events of this seller already may begin them for one more second. A handler that runs is not stopped.",
      ],
      examples: [
        'kontor inbox park 4711 --file events.db --reason "shop is down" --for 1h',
        'kontor inbox park 4711 --file events.db --reason "category is missing"',
      ],
      run: async (context) => (await import("../inbox/change.ts")).runPark(context),
    },
    {
      name: "resume",
      summary: "Give a parked seller its turn again",
      arguments: { "<seller>": "the name of the lane, which is the id of the seller" },
      flags: { ...inboxFlags, "--json": "print one JSON document" },
      notes: ["A consumer that runs goes on with this seller within a second."],
      examples: ["kontor inbox resume 4712 --file events.db"],
      run: async (context) => (await import("../inbox/change.ts")).runResume(context),
    },
    {
      name: "purge",
      summary: "Forget old payloads, old rows, and events that were put aside long ago",
      caution: "What is purged cannot be replayed. A consumer purges by itself, as its option `retention` says.",
      flags: {
        ...inboxFlags,
        "--payloads-older-than <time>": "empty payloads of events done for longer than this: 90s, 30m, 2h, 7d",
        "--rows-older-than <time>":
          "delete events done and acknowledged that last came longer ago than this; an event that comes after that counts as new",
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
      summary: "Remove what events hold of a person, in every state",
      caution: "There is no way back. Backups and copies still hold it, and so does what handlers have stored.",
      flags: {
        ...inboxFlags,
        "--seller <id>": "events of this seller: the name of the lane; it is not parked any more",
        "--id <id>": "the event with this id",
        "--where <path=value>":
          "events whose payload has this value at this path, event.buyer.email=a@b.example say; capital letters do not count",
        ...changeFlags,
      },
      notes: [
        "At least one of --seller, --id and --where must be given; events must fit all of them. Payload, seller, problem, trace and steps of once() go. The id, the type and",
        "the times stay, so that an event that the platform sends again is not handled again; `kontor inbox purge --rows-older-than` deletes them. A file is rewritten, for which",
        "its consumer waits. Consumers may run meanwhile; what they have claimed already they may still handle.",
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
        "The file at the path is always whole: it is written beside it, as .part, and renamed. For PostgreSQL use pg_dump. Stop the",
        "consumer before a backup takes the place of its file.",
      ],
      examples: [
        "kontor inbox backup copy.db --file events.db",
        "kontor inbox backup copy-2.db --file events.db --json",
      ],
      run: async (context) => (await import("../inbox/background.ts")).runBackup(context),
    },
    {
      name: "browse",
      summary: "Look through an inbox in a terminal: list, filter, show, replay, put aside, park",
      caution: "The payload of an event may hold data of buyers.",
      flags: inboxFlags,
      notes: [
        "Keys: arrows, page up and down move; enter shows an event; s goes through the states; f and t filter by seller and type; r replays, d puts aside, p parks the seller,",
        "o gives it its turn; u reads again; q leaves. What changes an event asks first. It needs a terminal: in a script use list, show and replay.",
      ],
      examples: ["kontor inbox browse --file events.db"],
      run: async (context) => (await import("../inbox/browse.ts")).runBrowse(context),
    },
    {
      name: "copy",
      summary: "Copy an inbox from a file into PostgreSQL while nothing runs",
      arguments: { "<file>": "the file of the inbox, which stays as it is" },
      flags: {
        "--to <url>": "the PostgreSQL to copy to; with a password use the variable KONTOR_INBOX_TO or PGPASSWORD",
        "--channel <name>": ["the channel to copy to, which must have no other events", "default"],
        "--schema <name>": ["the schema in PostgreSQL, which is made if it is not there", "kontor_inbox"],
        "--unsafe-durability": "accept a database that may lose commits in a power cut",
        "--json": "print one JSON document",
      },
      notes: [
        "Stop the consumer first: the platform keeps what is not fetched. A channel on which a consumer runs is refused. Everything is copied: events, attempts, dead letters, parked sellers, times, steps of once(),",
        "and what is to be acknowledged. At the end all rows are read again on both sides, and compared. Run the command again after it was stopped, killed or",
        "failed: it goes on. Then start the consumer with postgresInbox(). Keep the file until you have a backup of the database.",
      ],
      examples: [
        "kontor inbox copy events.db --to postgres://kontor@db.example/shop",
        "kontor inbox copy events.db --to postgres://kontor@db.example/shop --channel shop --json",
      ],
      run: async (context) => (await import("../inbox/copy.ts")).runCopy(context),
    },
  ],
};
