import { existsSync } from "node:fs";
import type { Inbox } from "@kontor/channel-events";
import type { SqliteInbox } from "@kontor/channel-events/sqlite";
import { CliError } from "../cli-error.ts";
import type { FullContext } from "../command.ts";
import { readPlace, type Place, type PlaceOptions } from "./place.ts";

const WAIT_FOR_OTHERS_MS = 5_000;
const SAY_AFTER_MS = 250;

/** The inbox of a command. */
export interface OpenInbox {
  inbox: Inbox;
  /** The inbox, if it is in a file. */
  file?: SqliteInbox;
  /** The path of that file. */
  path?: string;
}

/**
 * Opens the inbox that the flags, the environment or the profile name, runs `work` with it, and closes it. Only what the place needs is loaded. If it
 * is told to stop and an answer of the inbox is still to come, it says so.
 *
 * @throws {CliError} If there is no inbox at the place: it is not created.
 */
export async function withInbox<Result>(
  context: Pick<FullContext<PlaceOptions>, "options" | "env" | "signal" | "terminal" | "secrets">,
  work: (opened: OpenInbox) => Promise<Result>,
): Promise<Result> {
  const { options, env, signal, terminal } = context;
  const { findProfilePlace } = await import("../settings/profile-place.ts"); // The help does not need it.
  const place = readPlace(options, env, { profile: await findProfilePlace(context) });
  let timer: NodeJS.Timeout | undefined;
  const say = () => {
    const tell = () => terminal.note("Stops once the inbox has answered; Ctrl-C again ends at once");
    timer = setTimeout(tell, SAY_AFTER_MS);
  };
  signal.addEventListener("abort", say);
  try {
    return await run();
  } finally {
    signal.removeEventListener("abort", say);
    clearTimeout(timer);
  }

  async function run(): Promise<Result> {
    const { close, ...opened } = await openPlace(place);
    try {
      return await work(opened);
    } finally {
      await close();
    }
  }
}

/** Opens the inbox of a place. A consumer creates it where there is none; a command looks first. */
export async function openPlace(
  place: Place,
  { isConsumer = false } = {},
): Promise<OpenInbox & { close(): Promise<void> }> {
  if (place.kind === "file") return openFile(place.path, isConsumer);
  const { openPostgres } = await import("./open-postgres.ts");
  return openPostgres(place, { isConsumer });
}

async function openFile(path: string, isConsumer: boolean): Promise<OpenInbox & { close(): Promise<void> }> {
  if (!isConsumer || existsSync(path)) {
    const { checkFile } = await import("./check-file.ts");
    checkFile(path);
  }
  const { sqliteInbox } = await import("@kontor/channel-events/sqlite");
  try {
    const file = sqliteInbox(path, { busyTimeoutMs: WAIT_FOR_OTHERS_MS });
    return { inbox: file, file, path, close: () => file.close() };
  } catch (cause) {
    const isTaken = (cause as { cause?: { errcode?: number } }).cause?.errcode === 5; // SQLITE_BUSY
    const { message } = cause as Error;
    if (isTaken)
      throw new CliError(`Cannot open the inbox ${path} as another program holds it: try again when that has ended`, {
        cause,
      });
    throw new CliError(message, { exitCode: 2, cause });
  }
}
