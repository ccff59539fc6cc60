import type { DatabaseSync } from "node:sqlite";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, type Inbox } from "@kontor/channel-events";
import { createOrderJourney } from "@kontor/docs/samples/orders/journey";
import { PersonNeeded } from "@kontor/docs/samples/orders/person";
import { createErpClient } from "@kontor/erp-client";
import { demo, type RemoteControl, type Sandbox } from "@kontor/sandbox";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { askPerson } from "./ask-person.ts";
import { scenario, type Parties } from "./scenario.ts";

const CREDIT_NOTE = "5b1e7a90-3c2d-4f6e-8a10-7d9c5b3e1f20";
const TICK_MS = 5_000;
const MOST_MS = 3 * 3_600_000; // of virtual time, for one step

/** One life of the program: it begins where the one before ended, and may end anywhere. */
export interface Life {
  fetch: typeof globalThis.fetch;
  urls: { channel: string; erp: string };
  sandbox: Pick<Sandbox | RemoteControl, "rows" | "trigger" | "events" | "setTime" | "now">;
  /** What outlives the process. */
  inbox: (clock: { now(): number }) => Inbox;
  db: DatabaseSync;
  /** Whether something ended this life: nothing that it still does counts. */
  isOver?: () => boolean;
}

/** A life ended before the journey did. */
export class LifeOver extends Error {}

/**
 * Plays the scenario from the step that the last life was at to its end, in virtual time.
 *
 * @throws {LifeOver} When the life ended before.
 */
export async function playJourney({ fetch, urls, sandbox, inbox: open, db, isOver = () => false }: Life) {
  const clock = createVirtualClock({ now: (await sandbox.now()).getTime(), turns: 2 });
  const underWay = new Set<Promise<unknown>>();
  const timed: typeof globalThis.fetch = async (input, init) => {
    const call = (async () => {
      await sandbox.setTime(new Date(clock.now()));
      return fetch(input, init);
    })();
    underWay.add(call);
    try {
      return await call;
    } finally {
      underWay.delete(call);
    }
  };
  /** Lets time go on until a promise is settled; while a request is under way, time stands still. */
  const drive = async <Value>(work: Promise<Value>): Promise<Value> => {
    let isSettled = false;
    void Promise.allSettled([work]).then(() => (isSettled = true));
    for (let passed = 0; ; passed += TICK_MS) {
      while (underWay.size > 0) await Promise.allSettled(underWay);
      await new Promise<void>((resolve) => setImmediate(resolve));
      if (isOver()) throw new LifeOver();
      if (isSettled) return work;
      if (underWay.size > 0) continue;
      if (passed > MOST_MS) throw new Error("A step of the journey does not end");
      await clock.advance(TICK_MS);
    }
  };

  const common = { fetch: timed, clock };
  const channelOf = (refreshToken: string) => {
    const tokens = cached(refreshExchange({ baseUrl: urls.channel, refreshToken, ...common }), { clock });
    return createChannelClient({ baseUrl: urls.channel, fetch: channelFetch({ tokens, ...common }) });
  };
  const channel = channelOf(demo.refreshToken);
  const erp = createErpClient({
    baseUrl: urls.erp,
    tenantId: demo.tenantId,
    apiKey: demo.apiKey,
    appId: "market/1.0.0",
    appVersion: "1.0.0",
    fetch: timed,
  });
  const inbox = open(clock);
  const journey = createOrderJourney({
    channel,
    erp,
    db,
    findPackageId: () => demo.packageId,
    findCreditNoteId: () => CREDIT_NOTE,
    now: clock.now,
  });
  const silent = { info() {}, warn() {}, error() {} };
  const consumer = createChannelConsumer({
    channel,
    inbox,
    handlers: journey.handlers,
    clock,
    logger: silent,
    ...(inbox.durability === "none" && { unsafeDurability: true }),
  });

  const person = () => askPerson({ journey, sandbox, inbox });
  const isQuiet = async () =>
    !(await person()) &&
    (await inbox.countWaiting()) === 0 &&
    (await sandbox.events()).every(({ state }) => state === "acknowledged");
  const quiet = async () => {
    while (!(await isQuiet())) await clock.sleep(TICK_MS);
  };
  /** What a buyer does is called again until it returns, after a person has found out what nobody else can. */
  const untilClear = async (run: () => Promise<unknown>) => {
    for (;;)
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof PersonNeeded && (await person()))) throw error;
      }
  };
  const parties: Parties = { buyer: journey, seller: channelOf(demo.sellerRefreshToken), sandbox, now: clock.now };

  db.exec("CREATE TABLE IF NOT EXISTS progress (step INTEGER)");
  const next = () => Number(db.prepare("SELECT count(*) AS n FROM progress").get()!["n"]);
  await drive(consumer.start());
  for (let step = scenario[next()]; step; step = scenario[next()]) {
    await drive(untilClear(() => step(parties)));
    await drive(quiet()); // what the sellers did has been handled
    db.prepare("INSERT INTO progress VALUES (?)").run(next());
  }
  await drive(consumer.stop());
}
