import { playQueue } from "@kontor/testing/queue-model";
import { expect, test } from "vitest";
import { createSandboxPlayer } from "./queue-player.ts";

test("the queue of the sandbox does what the model does, over 200,000 random commands", async () => {
  let commands = 0;
  for (let seed = 1_000_001; commands < 200_000; seed += 1) {
    await using player = await createSandboxPlayer();
    const { played, divergence } = await playQueue(player, { commands: 500, seed });
    expect(divergence, `seed ${seed}`).toBeUndefined();
    commands += played;
  }

  expect(commands).toBe(200_000);
});
