import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { listKills } from "./kill-points.ts";
import { playStock } from "./play.ts";

test("the listings of the marketplace follow the stock of the ERP", async () => {
  const { wanted, listed, platform } = await playStock();

  expect(wanted.map(([, quantity]) => quantity)).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
  expect({ listed, platform }).toEqual({ listed: wanted, platform: wanted });
});

/** All requests, and every sixth write; journeys.long.test.ts has them all. */
test("the stock sync is killed before and after requests and writes, and started again: no offer is left behind or doubled", async () => {
  const kills = listKills((await playStock()).names);
  expect(kills.length).toBeGreaterThanOrEqual(90);

  const wrong: unknown[] = [];
  const isRequest = ({ what }: (typeof kills)[number]) => /^[A-Z]+ \//.test(what);
  const writes = kills.filter((kill) => !isRequest(kill)).filter((_, index) => index % 6 === Math.floor(index / 6) % 6);
  for (const kill of [...kills.filter(isRequest), ...writes]) {
    const { wanted, listed, platform } = await playStock(kill);
    if (!isDeepStrictEqual([listed, platform], [wanted, wanted])) wrong.push({ ...kill, wanted, listed, platform });
  }

  expect(wrong).toEqual([]);
});
