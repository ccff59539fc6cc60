import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileTokenStore } from "@kontor/auth/file";
import type { TokenStore } from "@kontor/auth";
import { memoryInbox, type Inbox } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import type { Clock } from "@kontor/http";
import { createDatabaseWatch } from "./databases.ts";
import { createFlushWatch } from "./flushes.ts";

const MEMORY_DISK = "/dev/shm";

export type Machine = ReturnType<typeof createMachine>;

/** The simulated machine: its stores outlive its processes. */
export function createMachine(store: "memory" | "file", now: () => number) {
  const folder = realpathSync(
    mkdtempSync(join(existsSync(MEMORY_DISK) ? MEMORY_DISK : tmpdir(), "kontor-simulation-")),
  );
  const tokenFolder = join(folder, "tokens");
  mkdirSync(tokenFolder, { mode: 0o700 });
  const flushes = createFlushWatch(tokenFolder, (path) => path.startsWith(`${tokenFolder}/`) && path.includes(".json"));
  const databases = createDatabaseWatch(); // It is stopped first, because both watch the same functions.
  const path = join(folder, "events.db");
  const memory = store === "memory" ? memoryInbox({ clock: { now } }) : undefined;
  return {
    /** Opens the stores as the process of this name. */
    open(process: string, clock: Clock, random: () => number): { inbox: Inbox; tokens: TokenStore } {
      const own = join(folder, process); // Every process has its own way to the same files, which tells them apart.
      if (!existsSync(own)) symlinkSync(folder, own);
      const tokens = fileTokenStore(join(own, "tokens"), { clock, random });
      if (memory) return { inbox: memory, tokens };
      const inbox = openFile(join(own, "events.db"), clock);
      return { inbox: { ...inbox, own: (user) => databases.openFor(`${own}/`, () => inbox.own!(user)) }, tokens };
    },
    /** The process ended: its files are closed, and its locks are free. */
    close: (process: string) => databases.close(`${folder}/${process}/`),
    /** A power cut is near: from now on, the machine knows what is flushed. */
    prepareCut(): void {
      databases.begin(path);
      flushes.begin();
    },
    /** Transactions on the file fail at their end from now on, or do not any more. */
    breakCommits: databases.breakCommits,
    /** All processes have ended. What was not flushed is lost. */
    cutPower(): void {
      databases.cutPower(path);
      flushes.cutPower();
    },
    [Symbol.dispose](): void {
      databases.close(folder);
      databases.stop();
      flushes.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function openFile(path: string, clock: Clock): Inbox {
  const inbox = sqliteInbox(path, { clock });
  inbox.db.exec("CREATE TABLE IF NOT EXISTS effect (event TEXT NOT NULL) STRICT");
  return inbox;
}
