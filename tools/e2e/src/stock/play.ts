import { createKillPoints, Killed, outlive, type Kill } from "./kill-points.ts";
import { createWorld } from "./world.ts";

/**
 * Plays two rounds: in each the seller's program sends the stock of the ERP, and the marketplace follows, by events alone and then by a comparison
 * too. The program is ended once and started again. Meanwhile the ERP's stock goes back to where it was: a program that trusts
 * what it sent last leaves the channel with the quantity of the moment before.
 */
export async function playStock(kill?: Kill) {
  const { start, sandbox, adjust, readOutcome } = await createWorld();
  const points = createKillPoints(kill);
  const playRound = (isCompared: boolean, undo?: () => Promise<unknown>) =>
    outlive(
      points,
      async (each) => {
        const { sendStock, followStock, handleEvents } = start(each);
        await sendStock();
        if (isCompared) await followStock();
        await handleEvents();
      },
      async () => {
        sandbox.advance(360_000); // events that were not acknowledged come again
        await undo?.();
      },
    );

  await playRound(false);
  await adjust(0, -3);
  await adjust(1, 5);
  await playRound(true, () => adjust(0, 3));
  if (kill && !points.isDead()) throw new Killed("No request or write has this number");
  return { names: points.names, ...(await readOutcome()) };
}
