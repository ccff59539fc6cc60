import type { DatabaseSync } from "node:sqlite";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, type Inbox } from "@kontor/channel-events";
import { createOrderJourney } from "@kontor/docs/samples/orders/journey";
import { isForPerson } from "@kontor/docs/samples/orders/person";
import { createErpClient } from "@kontor/erp-client";
import { demo, demoShop, type RemoteControl, type Sandbox } from "@kontor/sandbox";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { answerQuestions } from "./ask-person.ts";
import { createDriver, TICK_MS } from "./drive.ts";
import { scenario, type Parties } from "./scenario.ts";

/** One life of the program. It begins where the life before ended, and may end anywhere. */
export interface Life {
  fetch: typeof globalThis.fetch;
  urls: { channel: string; erp: string };
  sandbox: Pick<Sandbox | RemoteControl, "rows" | "trigger" | "events" | "setTime" | "now">;
  /** Opens the inbox, which outlives the process. */
  inbox: (clock: { now(): number }) => Inbox;
  db: DatabaseSync;
  /** Whether this life was ended. Its further actions do not count. */
  isOver?: () => boolean;
}

/**
 * Plays the scenario in virtual time, from the step of the last life to its end.
 *
 * @throws {LifeOver} When the life ended before.
 */
export async function playJourney({ fetch, urls, sandbox, inbox: open, db, isOver = () => false }: Life) {
  const clock = createVirtualClock({ now: (await sandbox.now()).getTime(), turns: 2 });
  const { timed, drive } = createDriver({ fetch, clock, isOver, setTime: (at) => sandbox.setTime(at) });

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
    findCreditNoteId: () => demoShop.creditNoteId,
    clock,
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

  const person = () => answerQuestions({ journey, sandbox, inbox });
  const isQuiet = async () =>
    !(await person()) &&
    (await inbox.countWaiting()) === 0 &&
    (await sandbox.events()).every(({ state }) => state === "acknowledged");
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
  const parties: Parties = { buyer: journey, seller: channelOf(demo.sellerRefreshToken), sandbox, now: clock.now };

  db.exec("CREATE TABLE IF NOT EXISTS progress (step INTEGER)");
  const next = () => Number(db.prepare("SELECT count(*) AS n FROM progress").get()!["n"]);
  await drive(consumer.start());
  for (let step = scenario[next()]; step; step = scenario[next()]) {
    await drive(untilClear(() => step(parties)));
    await drive(quiet()); // the events of the sellers are handled by then
    db.prepare("INSERT INTO progress VALUES (?)").run(next());
  }
  await drive(consumer.stop());
}
