import { buildEvent, checkEach, checkLanes, checkRows, checkSame, claimFirst, listRows, type Cases } from "./stage.ts";

const ids: [string, string][] = [
  ["an id with quotes and backslashes", `'"\\u0000\\`],
  ["an id with a zero byte", "a\0b"],
  ["an id with half a pair", "a\ud800b"],
  ["an id that looks escaped", '\\u"x"'],
  ["an id beyond the basic plane", "🛒-𝔘-ﷺ"],
  ["an id of a million characters", "i".repeat(1_000_000)],
];

export const casesOfArrival: Cases = {
  "an empty inbox has nothing for anybody": async ({ one }) => {
    await checkLanes(one, []);
    checkSame(await one.pendingAcknowledgements(10), [], "pendingAcknowledgements()");
    checkSame(await one.findNextDueMs(), undefined, "findNextDueMs()");
    checkSame(await one.countWaiting(), 0, "countWaiting()");
    checkSame(await listRows(one), [], "list()");
    await one.markAcknowledged(["unknown"]);
  },
  "a call about nothing does nothing": async ({ one }) => {
    await one.accept([buildEvent("1")]);
    checkSame(await one.accept([]), { inserted: 0, redelivered: [] }, "accept()");
    checkSame([await one.renew([], 1), await one.settle([]), await one.recordStarts([])], [[], [], []], "the results");
    checkSame(await one.purge({}), { payloads: 0, rows: 0 }, "purge()");
    checkSame(await one.forget([]), 0, "forget()");
    checkSame(await one.resume("unknown"), false, "resume()");
    checkSame(await one.countWaiting(), 1, "countWaiting()");
  },
  "an id twice in a page is stored once, and was sent twice": async ({ one }) => {
    const { inserted, redelivered } = await one.accept([buildEvent("1"), buildEvent("1")]);
    checkSame([inserted, redelivered], [1, [{ id: "1", deliveries: 2, differs: false }]], "accept()");
    checkSame(await one.countWaiting(), 1, "countWaiting()");
  },
  "an id twice in a page with two payloads is told, and the one that can be read is kept": async ({ one }) => {
    const broken = { raw: '{"id":"1","half', problem: "no JSON" };
    const [one1, one2] = [buildEvent("1"), buildEvent("2")];
    const { redelivered } = await one.accept([{ ...one1, ...broken }, one1, one2, { ...one2, ...broken }]);
    checkEach(redelivered, ["id", "differs"], ["1", true, "2", true], "accept()");
    await checkLanes(one, [["1", "2"]]);
  },
  "the same payload in another spelling is the same": async ({ one }) => {
    await one.accept([buildEvent("1")]);
    const { redelivered } = await one.accept([buildEvent("1", "a", { raw: '{ "id": "1" }' })]);
    checkSame(redelivered, [{ id: "1", deliveries: 2, differs: false }], "accept()");
  },
  "acknowledgements are pending until they are marked, oldest first, no more than asked for": async ({ one }) => {
    await one.accept([buildEvent("3"), buildEvent("1"), buildEvent("2")]);
    checkSame(await one.pendingAcknowledgements(2), ["3", "1"], "pendingAcknowledgements()");
    await one.markAcknowledged(["3", "1"]);
    checkSame(await one.pendingAcknowledgements(2), ["2"], "pendingAcknowledgements()");
  },
  "an event that cannot be read is stored, not handled, and acknowledged": async ({ one }) => {
    await one.accept([buildEvent("1", "", { problem: "no JSON" })]);
    await checkLanes(one, []);
    checkSame(await one.pendingAcknowledgements(10), ["1"], "pendingAcknowledgements()");
    await checkRows(one, ["state", "problem"], ["dead", "no JSON"]);
  },
  "an event without an id is stored and known again, and never to be acknowledged": async ({ one }) => {
    const nameless = buildEvent("without-id-1", "", { problem: "no id", hasNoId: true });
    checkSame((await one.accept([nameless, buildEvent("1")])).inserted, 2, "accept()");
    checkSame((await one.accept([nameless])).redelivered.length, 1, "accept() again");
    checkSame(await one.pendingAcknowledgements(10), ["1"], "pendingAcknowledgements()");
    const { events, unreadable } = await one.readStats();
    checkSame([events.dead, unreadable], [1, 1], "readStats()");
  },
  "a trace is kept with its event": async ({ one }) => {
    await one.accept([buildEvent("1", "a", { trace: "00-1-2-01" }), buildEvent("2")]);
    checkEach((await claimFirst(one)).events, ["trace"], ["00-1-2-01", undefined], "claim()");
  },
  "a payload of ten million characters comes back as it was": async ({ one }) => {
    const raw = JSON.stringify({ text: "ä\u0001🛒".repeat(2_500_000) });
    await one.accept([buildEvent("1", "a", { raw })]);
    checkSame((await claimFirst(one)).events[0]!.raw === raw, true, "that the payload is the same");
  },
  ...Object.fromEntries(
    ids.map(([name, id]) => [`${name} is stored, known again, and acknowledged as it is`, buildCaseOfId(id)]),
  ),
};

function buildCaseOfId(id: string): Cases[string] {
  return async ({ one }) => {
    await one.accept([buildEvent(id, id.slice(0, 100))]);
    checkSame((await one.accept([buildEvent(id)])).redelivered, [{ id, deliveries: 2, differs: false }], "accept()");
    checkSame(await one.pendingAcknowledgements(10), [id], "pendingAcknowledgements()");
    checkSame((await claimFirst(one)).events[0]!.id === id, true, "that claim() gives the id");
    await one.markAcknowledged([id]);
    checkSame(await one.pendingAcknowledgements(10), [], "pendingAcknowledgements()");
  };
}
