import { bossContender } from "./boss-contender.ts";
import type { Contender } from "./contender.ts";
import { graphileContender } from "./graphile-contender.ts";
import { hubContender } from "./hub-contender.ts";

/** All contenders by their names, in the order of their rounds. */
export const contenders = {
  "a hub": hubContender,
  "graphile-worker": graphileContender,
  "pg-boss": bossContender,
} satisfies Record<string, Contender>;

export type ContenderName = keyof typeof contenders;
