import { createKillPoints, Killed, type Kill } from "./kill-points.ts";
import type { World } from "./world.ts";

/**
 * Plays two rounds: in each the seller's program sends the stock of the ERP, and the marketplace follows, by events alone and then by a comparison
 * too. The program is ended once and started again. Meanwhile the ERP's stock goes back to where it was: a program that trusts
 * what it sent last leaves the channel with the quantity of the moment before.
 */
export async function playStock(world: World, kill?: Kill) {
  world.reset();
  const points = createKillPoints(kill);
  const playRound = async (isCompared: boolean, undo: () => Promise<unknown>) => {
    const play = async (each: ReturnType<typeof createKillPoints>) => {
      const life = world.start(each);
      await life.sendStock();
      if (isCompared) await life.followStock();
      await life.handleEvents();
    };
    try {
      await play(points.isDead() ? createKillPoints() : points);
    } catch (error) {
      if (!points.isDead()) throw error;
      points.bury();
      world.sandbox.advance(360_000); // events that were not acknowledged come again
      await undo();
      await play(createKillPoints());
    }
  };

  await playRound(false, async () => {});
  await world.adjust(0, -3);
  await world.adjust(1, 5);
  await playRound(true, () => world.adjust(0, 3));
  if (kill && !points.isDead()) throw new Killed("No request or write has this number");
  return { names: points.names, ...(await world.readOutcome()) };
}

/** A kill before and one after each request and each write. */
export async function listStockKills(world: World): Promise<Required<Kill>[]> {
  const { names } = await playStock(world);
  return names.flatMap((what, index) => [false, true].map((isDone) => ({ at: index + 1, isDone, what })));
}
