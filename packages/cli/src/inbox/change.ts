import { CliError } from "../cli-error.ts";
import type { Flag } from "../command.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** The flags of a command that changes many events. */
export interface ChangeOptions {
  yes?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

export const changeFlags: Flag[] = [
  { flags: "-y, --yes", text: "do not ask; needed where nobody can be asked" },
  { flags: "--dry-run", text: "only say how many would be changed" },
  { flags: "--json", text: "print one JSON document" },
];

/**
 * Decides whether a change goes on: `--dry-run` never, `--yes` always, and otherwise the person at the terminal.
 *
 * @param change.action As in `replay 12 events`.
 * @param change.question As in `This replays 12 events.`
 * @throws {CliError} If the person says no, or nobody can be asked.
 */
export async function decideChange(
  change: { action: string; question: string },
  { options, terminal }: { options: ChangeOptions; terminal: Terminal },
): Promise<boolean> {
  if (options.dryRun) return false;
  if (options.yes) return true;
  if (!terminal.ask)
    throw new CliError(`Cannot ${change.action} as nobody can be asked here: add --yes, or --dry-run to only count`, {
      exitCode: 2,
    });
  if (await terminal.ask(`${change.question} Go on?`)) return true;
  throw new CliError("Nothing was changed");
}

/** Builds `1 event` or `12 events`. */
export function countWords(count: number, noun = "event"): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
