import { expect, test } from "vitest";
import { createDecodedMemory, decodeRaw, findMember, isSamePayload, mergePage, readItem } from "./item.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, length?: number) => {
  const bytes = bytesOf(text);
  return readItem({ bytes, length: length ?? bytes.length });
};
const plain = '{ "id": "1", "type": "Seller:New.Type", "createdAt": "2026-02-11T08:00:00Z", "event": {"n": 1.0} }';

test("readItem() keeps an event character for character", () => {
  const { id, type, raw, decoded } = read(plain);

  expect([id, type, raw]).toEqual(["1", "Seller:New.Type", plain]);
  expect(decoded).toMatchObject({ event: { id: "1", event: { n: 1 } } });
});

test("an id that is a number is read as text, to its last digit", () => {
  const { id, raw, decoded, hasNoId } = read(plain.replace('"1"', "12345678901234567890"));

  expect([id, hasNoId]).toEqual(["12345678901234567890", undefined]);
  expect(raw).toContain('"id": 12345678901234567890');
  expect(decoded).toMatchObject({ event: { id: "12345678901234567890" } });
});

test("an event with a zero byte keeps its bytes, in a form that every store can hold", () => {
  const { id, raw, decoded } = read('{"id":"1","x":"\0"}');

  expect([id, raw.startsWith("base64:"), "problem" in decoded]).toEqual(["1", true, true]);
});

test.each([
  ["has no id", '{"type":"Seller:New.Type","event":{}}'],
  ["has an id of nothing", '{"id":"","type":"Seller:New.Type"}'],
  ["has an id that is no text", '{"id":{"a":1},"type":"Seller:New.Type"}'],
  ["is no object", "[1]"],
])("an item that %s keeps its payload, and has the same name again", (_, text) => {
  const [first, again, other] = [read(text), read(text), read(`${text} `.replace("New", "Newer"))];

  expect(first).toMatchObject({ hasNoId: true, raw: text, decoded: { problem: expect.anything() as unknown } });
  expect(first.id).toMatch(/^without-id-[0-9a-f]{64}$/);
  expect(first.id).toBe(again.id);
  if (text.includes("New")) expect(first.id).not.toBe(other.id);
});

test("an event that is cut off, broken, or no text can still be acknowledged, and keeps its bytes", () => {
  const cut = read(plain.slice(0, 60), 100_000_000);
  const broken = read('{"id":"1","type":"Seller:New.Type","event":}');
  const noText = readItem({ bytes: Uint8Array.from([...bytesOf('{"id":"1","x":"'), 0xff, 0x22, 0x7d]), length: 18 });

  expect([cut, broken, noText].map(({ id, hasNoId }) => [id, hasNoId])).toEqual(Array(3).fill(["1", undefined]));
  expect([cut, broken, noText].map(({ decoded }) => "problem" in decoded && decoded.problem.message)).toEqual([
    "Cannot read an event as it is 100000000 bytes long, and only the first 60 are kept (poll.maxEventBytes)",
    "Cannot read an event as it is not valid JSON",
    "Cannot read an event as it is not valid text",
  ]);
  expect(cut.raw).toBe(plain.slice(0, 60));
  expect(Buffer.from(noText.raw.slice("base64:".length), "base64").at(-3)).toBe(0xff);
});

test("an event that nests too deeply to be read keeps its id, its type and its payload", () => {
  const text = `{"id":"1","type":"Seller:Offer.New","event":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;

  const { decoded, ...item } = read(text);

  expect(item).toMatchObject({ id: "1", type: "Seller:Offer.New", raw: text });
  if (!("problem" in decoded)) throw new Error("it was read");
  expect(decoded.problem.message).toContain("nested at most 200 deep");
});

test("a number in place of decimal text keeps its digits", () => {
  const event =
    '{"sellerId":"1","offerId":2,"sku":"s","quantity":12345678901234567890,"taxPercent":19.10,"priceList":[]}';
  const text = `{"id":"1","type":"Seller:Offer.New","createdAt":"2026-02-11T08:00:00Z","event":${event}}`;
  const digits = { quantity: "12345678901234567890", taxPercent: "19.10" };

  expect(read(text).decoded).toMatchObject({ event: { event: digits } });
});

test("an event with an empty id has none: it is not handled, as nobody could acknowledge it", () => {
  const { hasNoId, decoded } = read(plain.replace('"1"', '""'));

  expect(hasNoId).toBe(true);
  expect(decoded).toMatchObject({ problem: { path: "/id" } });
});

test.each(["{}", "[]", "null", "true"])("a type that is %s is no text, so the event has none", (type) => {
  const { type: got, decoded } = read(plain.replace('"Seller:New.Type"', type));

  expect(got).toBe("");
  expect(decoded).toMatchObject({ problem: { path: "/type" } });
});

const buildRaw = (id: string, length = 0) =>
  JSON.stringify({
    id,
    type: "Seller:Offer.End",
    createdAt: "2026-02-11T08:00:00Z",
    event: { sellerId: "1", offerId: 1, note: "x".repeat(length) },
  });

test("an event is given as it was decoded once, and decoded anew after that, because its handler may have changed it", () => {
  const memory = createDecodedMemory();
  const raw = buildRaw("1");
  const decoded = decodeRaw(raw);
  memory.keep(raw, decoded);

  expect(memory.take(raw)).toBe(decoded);
  expect(memory.take(raw)).not.toBe(decoded);
  expect(memory.take(raw)).toEqual(decoded);
});

test("beyond a megabyte of text the oldest is forgotten, and what is larger is not kept at all", () => {
  const memory = createDecodedMemory();
  const events = ["1", "2", "3"].map((id) => buildRaw(id, 400_000)).map((raw) => ({ raw, decoded: decodeRaw(raw) }));
  for (const { raw, decoded } of events) memory.keep(raw, decoded);
  const huge = buildRaw("4", 1_100_000);
  const decodedHuge = decodeRaw(huge);
  memory.keep(huge, decodedHuge);

  expect(events.map(({ raw, decoded }) => memory.take(raw) === decoded)).toEqual([false, true, true]);
  expect(memory.take(huge)).not.toBe(decodedHuge);
});

const find = (json: string, name = "id") => findMember(new TextEncoder().encode(json), name);

test("findMember() gives a member as it is written", () => {
  expect(find('{"id":"a\\"b","type":"x"}')).toBe('"a\\"b"');
  expect(find('{ "type" : "x", "id" : 12345678901234567890 }')).toBe("12345678901234567890");
  expect(find('{"id":-1.5e3}')).toBe("-1.5e3");
});

test("findMember() looks at the object itself and not into what it holds", () => {
  expect(find('{"event":{"id":"inner"},"id":"outer"}')).toBe('"outer"');
  expect(find('{"event":{"id":"inner"}}')).toBeUndefined();
  expect(find('{"text":"id","other":"\\"id\\":1"}')).toBeUndefined();
});

test("findMember() reads what is cut off or broken behind it", () => {
  expect(find('{"id":"1","event":{"text":"cut o')).toBe('"1"');
  expect(find('{"id":"1","event":}')).toBe('"1"');
  expect(find('{"id":"cut o')).toBeUndefined();
  expect(find(`{"id":"1","deep":${"[".repeat(1_000_000)}`)).toBe('"1"');
});

test("findMember() gives nothing where the member is neither text nor number", () => {
  expect(["null", "true", "{}", "[]"].map((value) => find(`{"id":${value}}`))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("findMember() takes no member whose name only begins alike", () => {
  expect(find('{"idx":"a","id":"b"}')).toBe('"b"');
  expect(find('{"idx":"a"}')).toBeUndefined();
  expect(find('{"ID":"a","xid":"b","Id":"c","id":"d"}')).toBe('"d"');
  expect(find('{"ID":"a"," id":"b"}')).toBeUndefined();
});

const event = (id: string, raw: string, problem?: string) => ({
  id,
  type: "Seller:Offer.New",
  lane: "a",
  raw,
  ...(problem !== undefined && { problem }),
});

test("mergePage() keeps each id once, in order of arrival, and counts", () => {
  const merged = mergePage([event("1", "{}"), event("2", "{}"), event("1", "{}")]);

  expect(merged.map(({ event: { id }, times, differs }) => [id, times, differs])).toEqual([
    ["1", 2, false],
    ["2", 1, false],
  ]);
});

test("mergePage() takes the payload that can be read, wherever it stands", () => {
  const first = mergePage([event("1", "broken", "no JSON"), event("1", "{}")]);
  const last = mergePage([event("1", "{}"), event("1", "broken", "no JSON")]);

  expect([first[0]!.event.raw, last[0]!.event.raw]).toEqual(["{}", "{}"]);
  expect([first[0]!.differs, last[0]!.differs]).toEqual([true, true]);
});

test("isSamePayload() compares what is said and not how it is written", () => {
  expect(isSamePayload('{"a":1}', '{ "a": 1 }')).toBe(true);
  expect(isSamePayload('{"a":1}', '{"a":2}')).toBe(false);
  expect(isSamePayload('{"a":1}', "broken")).toBe(false);
});

test("mergePage() tells another payload also where the first comes once more behind it", () => {
  const page = mergePage([event("1", '{"a":1}'), event("1", '{"a":2}'), event("1", '{ "a":1}')]);

  expect(page).toMatchObject([{ event: { raw: '{"a":1}' }, times: 3, differs: true }]);
});
