import type { Inbox } from "@kontor/channel-events";
import type { SqliteInbox } from "@kontor/channel-events/sqlite";
import { CliError } from "../cli-error.ts";
import { readPlace, type PlaceOptions } from "./place.ts";

const WAIT_FOR_OTHERS_MS = 5_000;

/** The inbox of a command. */
export interface OpenInbox {
  inbox: Inbox;
  /** The inbox, if it is in a file. */
  file?: SqliteInbox;
}

/**
 * Opens the inbox that the flags or the environment name, runs `work` with it, and closes it. Only what the place needs is loaded.
 *
 * @throws {CliError} If there is no inbox at the place: it is not created.
 */
export async function withInbox<Result>(
  { options, env }: { options: PlaceOptions; env: Record<string, string | undefined> },
  work: (opened: OpenInbox) => Promise<Result>,
): Promise<Result> {
  const place = readPlace(options, env);
  if (place.kind !== "file") {
    const { openPostgres } = await import("./open-postgres.ts");
    const { inbox, close } = await openPostgres(place);
    try {
      return await work({ inbox });
    } finally {
      await close();
    }
  }
  const file = await openFile(place.path);
  try {
    return await work({ inbox: file, file });
  } finally {
    await file.close();
  }
}

async function openFile(path: string): Promise<SqliteInbox> {
  const { checkFile } = await import("./check-file.ts");
  checkFile(path);
  const { sqliteInbox } = await import("@kontor/channel-events/sqlite");
  try {
    return sqliteInbox(path, { busyTimeoutMs: WAIT_FOR_OTHERS_MS });
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
