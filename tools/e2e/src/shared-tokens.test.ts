import { expect, test } from "vitest";
import { killHolders, playRounds } from "./shared-tokens.ts";

test(
  "eight processes with one file and refresh tokens that work once make one token call a round",
  { timeout: 60_000 },
  async () => {
    const { calls, refused, problems } = await playRounds({ processes: 8, rounds: 6 });

    expect({ calls, refused, problems }).toEqual({ calls: Array(6).fill(1), refused: 0, problems: [] });
  },
);

test(
  "who holds the lock and is killed is taken over from within 2 s, and the file is whole",
  { timeout: 60_000 },
  async () => {
    const { slowestMs, problems } = await killHolders({ kills: 12, seed: 7 });

    expect(problems).toEqual([]);
    expect(slowestMs).toBeLessThan(2_000);
  },
);
