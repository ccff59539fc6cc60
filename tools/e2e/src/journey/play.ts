import { DatabaseSync } from "node:sqlite";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, memoryInbox, type Inbox } from "@kontor/channel-events";
import { createOrderJourney } from "@kontor/docs/samples/orders/journey";
import { isForPerson } from "@kontor/docs/samples/orders/person";
import { createErpClient } from "@kontor/erp-client";
import { createSandbox, defaultSeed, demo, demoShop } from "@kontor/sandbox";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { createKillPoints, Killed, outlive, type Kill, type KillPoints } from "../stock/kill-points.ts";
import { answerQuestions } from "./ask-person.ts";
import { readOutcome } from "./outcome.ts";
import { scenario, type Parties } from "./scenario.ts";

const TICK_MS = 5_000; // The virtual time between two looks at the work.
const MOST_MS = 3 * 3_600_000; // of virtual time, for one step
const baseUrl = "https://channel.test";
const silent = { info() {}, warn() {}, error() {} };

/** Plays the scenario, with one end of the process in it, and goes on in a second life. Gives the state at the end, and the requests. */
export async function playJourney(kill?: Kill) {
  const sandbox = createSandbox({ startAt: new Date("2026-02-11T08:00:00Z"), seed: { ...defaultSeed, rows: {} } });
  const db = new DatabaseSync(":memory:");
  db.exec("CREATE TABLE progress (step INTEGER)");
  const time = { now: () => 0 };
  const kept = memoryInbox({ clock: time });
  const points = createKillPoints(kill);

  await outlive(points, async (life) => {
    const clock = createVirtualClock({ now: sandbox.now().getTime(), turns: 2 });
    time.now = clock.now;
    const send = life.fetch(sandbox.fetch);
    const fetch: typeof globalThis.fetch = (input, init) =>
      clock.standStillFor(() => {
        sandbox.setTime(new Date(clock.now()));
        return send(input, init);
      });
    const drive = async (work: Promise<unknown>) => {
      let isSettled = false;
      void Promise.allSettled([work]).then(() => (isSettled = true));
      await clock.advanceUntil(() => isSettled || life.isDead(), MOST_MS);
      if (life.isDead()) throw new Killed();
      await work;
    };

    const channelOf = (refreshToken: string) => {
      const tokens = cached(refreshExchange({ baseUrl, refreshToken, fetch, clock }), { clock });
      return createChannelClient({ baseUrl, fetch: channelFetch({ tokens, fetch, clock }) });
    };
    const [channel, seller] = [channelOf(demo.refreshToken), channelOf(demo.sellerRefreshToken)];
    const { tenantId, apiKey, packageId } = demo;
    const app = { appId: "market/1.0.0", appVersion: "1.0.0" };
    const erp = createErpClient({ baseUrl: "https://erp.test/erp", tenantId, apiKey, ...app, fetch });
    const inbox = keepFrom(life, kept);
    const journey = createOrderJourney({
      ...{ channel, erp, db, clock },
      findPackageId: () => packageId,
      findCreditNoteId: () => demoShop.creditNoteId,
    });
    const { handlers } = journey;
    const consumer = createChannelConsumer({ channel, inbox, handlers, clock, logger: silent, unsafeDurability: true });

    const person = () => answerQuestions({ journey, sandbox, inbox });
    const isQuiet = async () =>
      !(await person()) &&
      (await inbox.countWaiting()) === 0 &&
      sandbox.events().every(({ state }) => state === "acknowledged");
    const quiet = async () => {
      while (!(await isQuiet())) await clock.sleep(TICK_MS);
    };
    /** Repeats an action of the buyer until it returns; before each repetition a person answers the open questions. */
    const untilClear = async (run: () => Promise<unknown>) => {
      for (;;)
        try {
          return await run();
        } catch (error) {
          if (!(isForPerson(error) && (await person()))) throw error;
        }
    };
    const parties: Parties = { buyer: journey, seller, sandbox, now: clock.now };

    const next = () => Number(db.prepare("SELECT count(*) AS n FROM progress").get()!["n"]);
    await drive(consumer.start());
    for (let step = scenario[next()]; step; step = scenario[next()]) {
      await drive(untilClear(async () => step(parties)));
      await drive(quiet()); // the events of the sellers are handled by then
      db.prepare("INSERT INTO progress VALUES (?)").run(next());
    }
    await drive(consumer.stop());
  });
  if (kill && !points.isDead()) throw new Killed("No request has this number");
  return { names: points.names, outcome: await readOutcome({ sandbox, db, inbox: kept }) };
}

/** The inbox, as a process has it: one that has ended writes nothing more, and hears of nothing. */
function keepFrom(life: KillPoints, inbox: Inbox): Inbox {
  return new Proxy(inbox, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== "function") return value;
      return (...values: unknown[]) =>
        life.isDead() ? new Promise(() => {}) : (Reflect.apply(value, target, values) as unknown);
    },
  });
}
