import { defineCommand } from "../../command.ts";
import type { RunFlags } from "../../events/read-run-settings.ts";
import { placeFlags } from "../../settings/place-flags.ts";
import { listSettingFlags, profileFlags, SETTINGS_NOTE } from "../../settings/flags.ts";

const ownPlaceFlags = placeFlags
  .filter((flag) => !profileFlags.includes(flag))
  .map((flag) =>
    flag.flags.includes("--file")
      ? {
          ...flag,
          text: "keep the events in this file (default: KONTOR_INBOX or inbox of the profile, a path or a postgres:// address, or else events.db; with --sandbox sandbox-events.db)",
        }
      : flag,
  );

/** `events run`: a program in any language as the handler of a channel's events. */
export const runCommand = defineCommand<RunFlags>({
  name: "run",
  summary: "Handle the events of a channel with a program in any language",
  caution: "An event may come more than once: the program must be idempotent.",
  arguments: [{ name: "<program...>", text: "the program and its arguments, after --" }],
  flags: [
    ...ownPlaceFlags,
    {
      flags: "--each",
      text: "start the program anew for each event: exit code 0 is done, 65 is dead, any other is tried again",
    },
    { flags: "--once", text: "handle what there is, and end; 1 if a run of the program failed" },
    { flags: "--programs <number>", text: "programs that run at a time, each with one event", default: "4" },
    { flags: "--timeout <time>", text: "longest time for an event, after which its program is killed", default: "15m" },
    { flags: "--max-attempts <number>", text: "runs of an event before it is dead (default: no limit)" },
    { flags: "--every <time>", text: "time between two polls", default: "60s" },
    { flags: "--drain <time>", text: "how long Ctrl-C waits for the handlers in hand", default: "20s" },
    { flags: "--json", text: "print a line of JSON for each run of the program, without the payload" },
    ...listSettingFlags(["channelUrl", "refreshToken"]),
  ],
  notes: [
    SETTINGS_NOTE,
    "The program gets none of the secrets of Kontor. It gets a line of JSON for each event: id, type, createdAt,",
    "event, seller, attempt and deliveries. It answers with a line that has the id and an outcome: done, failed (tried again, later each time),",
    "retry with retryInMs, dead, or park, which leaves the seller alone, for durationMs or until somebody resumes it. A reason is kept with",
    "all of them but done and retry. Events of a seller are handled in order. A program that crashes, hangs or writes something else fails its one event, and is started again;",
    "its own words belong to the standard error. Ctrl-C waits for the handlers in hand; a second one ends at once, and their events are handled again.",
  ],
  examples: [
    "kontor events run --once -- node handler.mjs",
    "kontor events run --file events.db --once --programs 8 --timeout 1m --max-attempts 10 -- node handler.mjs",
    "kontor events run --each --once --json --sandbox -- ./handler.sh",
  ],
  run: async (context) => (await import("../../events/run.ts")).runEvents(context),
});
