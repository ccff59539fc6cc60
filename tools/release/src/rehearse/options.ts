import { parseArgs } from "node:util";

/** The options of a rehearsal. */
export interface Options {
  /** The commit of the old version. */
  from: string;
  /** The commit of the new version. */
  to: string;
  /** Events between two replacements. */
  events: number;
  isUpgradeOnly: boolean;
  keepsFolder: boolean;
}

const FIRST = "b0c79c6b"; // the last commit before releases were prepared; nothing is published yet

export const help = `Rehearses a release of all packages, in a folder of its own and with a registry of its own. It takes about three minutes.

  npm run -s release:rehearse                  the commit that is checked out
  npm run -s release:rehearse -- --help        this text

It copies the commit, applies its changesets, builds, packs, and publishes to a registry on this machine. Then it follows the start guide with
the packages of that registry, in an empty folder. At last it rehearses the upgrade: an integration with the old packages is replaced by one with
the new packages and set back, by a stop and by kill -9, while events come all the time. It does so with one process on a file, and
with two processes on a database (PostgreSQL). It fails if an event is lost or given up, or if events of a seller change their order.

  --from <commit>     the old version, until one is published. Default ${FIRST}
  --to <commit>       the new version. Default HEAD. What is not committed is not rehearsed
  --events <number>   how many events are handled between two replacements. Default 200
  --upgrade-only      leaves out the way back, for a release whose tables the old version cannot use (decision 0073)
  --keep              leaves the folder with the copies, the packages and the projects

Port 7070 must be free, because the start guide names it. Ctrl-C ends all that was started. The working tree stays as it is.
`;

/** Reads the arguments. @throws {Error} If one is unknown or not valid. */
export function readOptions(args: readonly string[]): Options | "help" {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: "string", default: FIRST },
      to: { type: "string", default: "HEAD" },
      events: { type: "string", default: "200" },
      "upgrade-only": { type: "boolean", default: false },
      keep: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return "help";
  const events = Number(values.events);
  if (!(Number.isSafeInteger(events) && events > 0))
    throw new Error(`Cannot rehearse as --events must be a whole number above 0: got ${values.events}`);
  const { from, to, keep: keepsFolder, "upgrade-only": isUpgradeOnly } = values;
  return { from, to, events, isUpgradeOnly, keepsFolder };
}
