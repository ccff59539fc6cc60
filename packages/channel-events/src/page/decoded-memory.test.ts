import { expect, test } from "vitest";
import { createDecodedMemory } from "./decoded-memory.ts";
import { decodeRaw } from "./read-item.ts";

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
