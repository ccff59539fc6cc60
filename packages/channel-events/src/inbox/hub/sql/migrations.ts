import type { Migration } from "../../migration.ts";
import { accept, acknowledge, arrivals } from "./arrivals.ts";
import { claim, claims, drop } from "./claims.ts";
import { due, keeping } from "./keeping.ts";
import { members, memberTurns } from "./members.ts";
import { moves } from "./moves.ts";
import { purge } from "./purge.ts";
import { outcomePortions, purgePortions } from "./purge-portions.ts";
import { settle, settlement } from "./settlement.ts";
import { stats } from "./stats.ts";
import { shared, steadyPlans } from "./shared.ts";
import { tables } from "./tables.ts";

/**
 * The changes of a hub's tables and functions. A function that changes gets a new name, because processes of both versions run beside
 * each other during an upgrade.
 */
export const migrations: readonly Migration[] = [
  {
    sql: [
      tables,
      shared,
      accept,
      arrivals,
      claims,
      claim,
      drop,
      settle,
      settlement,
      keeping,
      due,
      purge,
      stats,
      members,
    ].join("\n"),
    oldest: 1,
  },
  // Calls of several channels are made together, and an operator's transaction may hold the lanes of one: its call fails then, and is made again.
  { sql: "ALTER FUNCTION hold_1 SET lock_timeout = '250ms'", oldest: 1 },
  { sql: moves, oldest: 1 },
  { sql: memberTurns, oldest: 1 },
  { sql: [purgePortions, outcomePortions].join("\n"), oldest: 1 },
  { sql: acknowledge, oldest: 1 },
  // These functions give what they gave, by a surer way: they keep their names.
  { sql: [accept, claim, drop, settle, due, stats, outcomePortions, steadyPlans].join("\n"), oldest: 1 },
];
