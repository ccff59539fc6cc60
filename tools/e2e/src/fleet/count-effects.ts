import type { Pool } from "pg";

/** Counts the effects of all handlers; 0 while the database does not answer. */
export async function countEffects(pool: Pool): Promise<number> {
  const answer = await pool.query<{ n: string }>("SELECT count(*) AS n FROM effect").catch(() => undefined);
  return Number(answer?.rows[0]!.n ?? 0);
}
