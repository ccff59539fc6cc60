import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { CliError } from "../../cli-error.ts";
import { defineCommand, type FullContext } from "../../command.ts";
import { callInBackground } from "../../inbox/background/call.ts";
import { withInbox } from "../../inbox/open.ts";
import { formatBar } from "../../terminal/format-bar.ts";
import { placeFlags, type PlaceOptions } from "../../inbox/place.ts";

type Options = PlaceOptions & { json?: boolean };

/** `inbox backup`: copies the file of an inbox while it is in use. */
export const backupCommand = defineCommand<Options>({
  name: "backup",
  summary: "Copy the file of an inbox while it is in use",
  arguments: [{ name: "<path>", text: "the file to write; it must not exist yet" }],
  flags: [...placeFlags, { flags: "--json", text: "print one JSON document" }],
  notes: [
    "The file at the path is always whole: it is written beside it, as .part, and renamed. For PostgreSQL use pg_dump. Stop the",
    "consumer before a backup takes the place of its file.",
  ],
  examples: ["kontor inbox backup copy.db --file events.db", "kontor inbox backup copy-2.db --file events.db --json"],
  run: runBackup,
});

async function runBackup(context: FullContext<Options>): Promise<void> {
  const { options, out, terminal } = context;
  const [path = ""] = context.args;
  const part = `${path}.${process.pid}.part`;
  checkTarget(path, part);
  await withInbox(context, async (opened) => {
    const { path: source } = opened;
    if (source === undefined)
      throw new CliError("Cannot back up as the inbox must be in a file: use pg_dump for PostgreSQL", { exitCode: 2 });
    const size = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
    const toMegabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
    const describe = () => formatBar("writing", toMegabytes(size(part)), toMegabytes(size(source)), "MB");
    const forget = () => {
      for (const end of ["", "-journal"]) rmSync(part + end, { force: true });
    };
    process.once("exit", forget); // The second Ctrl-C ends without an error.
    try {
      await callInBackground(opened, { do: "backup", args: [resolve(part)] }, { terminal, describe });
      flush(part);
      renameSync(part, path);
    } catch (cause) {
      forget();
      throw new CliError(`Cannot back up to ${path} as it cannot be written: ${(cause as Error).message}`, { cause });
    } finally {
      process.off("exit", forget);
    }
    const bytes = size(path);
    if (options.json) out.line(JSON.stringify({ path: resolve(path), bytes }));
    else out.done(`${path} holds the inbox as it is now, ${bytes} bytes`);
  });
}

function checkTarget(path: string, part: string): void {
  const fail = (problem: string) => new CliError(`Cannot back up to ${path} as ${problem}`, { exitCode: 2 });
  if (path === "") throw new CliError("Cannot back up as the path must not be empty", { exitCode: 2 });
  try {
    statSync(`${part}-journal`, { throwIfNoEntry: false });
  } catch (cause) {
    throw fail(`no file can have this name: ${(cause as Error).message.split(",")[0]}`); // It is too long, say.
  }
  if (statSync(path, { throwIfNoEntry: false })) throw fail("there is a file or folder already: name a new file");
  if (!statSync(dirname(resolve(path)), { throwIfNoEntry: false })?.isDirectory())
    throw fail("its folder does not exist");
}

/** A rename is only as safe as the bytes behind the name. */
function flush(path: string): void {
  const handle = openSync(path, "r+");
  fsyncSync(handle);
  closeSync(handle);
}
