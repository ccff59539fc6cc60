import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Inbox } from "@kontor/channel-events";
import { transformSync } from "esbuild";

/** Stores events of so many sellers, acknowledged and waiting. */
export async function writeBacklog(inbox: Inbox, events: number, sellers: number): Promise<void> {
  for (let stored = 0; stored < events;) {
    const page = Array.from({ length: Math.min(500, events - stored) }, () => {
      const id = `${(stored += 1)}`;
      const lane = `seller-${stored % sellers}`;
      const event = { sellerId: lane, offerId: 4711, quantity: "3" };
      const raw = JSON.stringify({ id, type: "Seller:Load", createdAt: "2026-02-11T08:00:00Z", event });
      return { id, type: "Seller:Load", lane, raw };
    });
    await inbox.accept(page);
    await inbox.markAcknowledged(page.map(({ id }) => id));
  }
}

/**
 * Starts `consumer.program.ts` as an integrator's is by the time it runs: plain JavaScript that loads the built packages. Node's own compiler
 * for types would take 17 MB, and a part of the time that is measured.
 */
export function startConsumer(...args: readonly string[]): ChildProcess {
  const source = readFileSync(new URL("consumer.program.ts", import.meta.url), "utf8");
  const { code } = transformSync(source, { loader: "ts" });
  return spawn(process.execPath, ["--input-type=module", "--eval", code, ...args], {
    cwd: import.meta.dirname, // its imports are looked for here
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}
