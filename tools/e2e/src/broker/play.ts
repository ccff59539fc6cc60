import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createRandom } from "@kontor/testing/random";
import { waitUntil } from "@kontor/testing/wait-until";
import { startMockPlatform } from "../inbox/mock-platform.ts";

/** A broker that runs on this machine. */
export interface Broker {
  /** Tells the program of the guide where it is. */
  env: Record<string, string>;
  /** All that it has, in its order. */
  read(): Promise<Handed[]>;
  /** Kills the server that leads with `kill -9`, and waits until it is back and has what it missed. */
  killLeader?(): Promise<void>;
  close(): Promise<void>;
}

/** An event that was handed on. */
export interface Handed {
  seller: string;
  id: string;
}

export interface BrokerReport {
  events: number;
  lost: number;
  /** Events of a seller that came before one that had arrived earlier. What comes a second time is not among them. */
  outOfOrder: string[];
  /** How many messages are an event again. */
  copies: number;
  /** How often the broker has one event, the most of all. */
  mostTimes: number;
}

export interface BrokerPlayOptions {
  broker: Broker;
  /** The program of the guide. */
  program: "nats" | "kafka";
  /** What is killed with `kill -9`, one after the other. */
  kills: readonly ("program" | "leader")[];
  seed: number;
}

const EVENTS = 60; // before each kill
const SELLERS = 7;
const MOST_DONE = 30; // A kill comes when so many of them are handed on, or fewer.

/** Runs the program of the guide, kills it or its broker while it hands events on, and compares what the broker has with the inbox. */
export async function playBroker({ broker, program, kills, seed }: BrokerPlayOptions): Promise<BrokerReport> {
  const platform = await startMockPlatform({ redeliveryMs: 300, type: "Seller:Offer.StockUpdate" });
  const folder = mkdtempSync(join(tmpdir(), "kontor-broker-"));
  const random = createRandom(seed);
  const start = async () => {
    const child = fork(join(import.meta.dirname, "worker.program.ts"), [program], {
      cwd: folder,
      env: { ...process.env, ...broker.env, KONTOR_CHANNEL_URL: platform.url },
      execArgv: ["--conditions=@kontor/source", "--no-warnings"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const ended = once(child, "exit").then(() =>
      Promise.reject(new Error(`Cannot continue as ${program}.ts must start`)),
    );
    await Promise.race([once(child, "message"), ended]);
    return child;
  };
  let child = await start();
  const inbox = sqliteInbox(join(folder, "events.db"));
  try {
    for (const victim of kills) {
      const atDone = (await inbox.readStats()).events.done + random() * MOST_DONE;
      platform.add(EVENTS, SELLERS);
      await waitUntil(async () => (await inbox.readStats()).events.done > atDone);
      if (victim === "leader") await broker.killLeader!();
      else {
        await kill(child);
        child = await start();
      }
      // an event that several kills meet would wait for minutes, as if it had ended the process
      await waitUntil(async () => platform.left() === 0 && (await inbox.countWaiting()) === 0, { intervalMs: 50 });
    }
    const arrived: string[] = [];
    for await (const { id } of inbox.list()) arrived.push(id);
    return compare(await broker.read(), arrived, kills.length * EVENTS);
  } finally {
    await kill(child);
    await inbox.close();
    await platform.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

function compare(handed: readonly Handed[], arrived: readonly string[], events: number): BrokerReport {
  const places = new Map(arrived.map((id, index) => [id, index]));
  const times = new Map<string, number>();
  const last = new Map<string, number>();
  const outOfOrder: string[] = [];
  for (const { seller, id } of handed) {
    times.set(id, (times.get(id) ?? 0) + 1);
    if (times.get(id)! > 1) continue;
    const place = places.get(id)!;
    if (place < (last.get(seller) ?? 0)) outOfOrder.push(id);
    last.set(seller, place);
  }
  const copies = handed.length - times.size;
  return { events, lost: events - times.size, outOfOrder, copies, mostTimes: Math.max(...times.values()) };
}
