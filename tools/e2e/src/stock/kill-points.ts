import type { DatabaseSync, StatementSync } from "node:sqlite";

/** The program was ended; nothing that it still does counts. */
export class Killed extends Error {}

export interface Kill {
  /** At which request or write, counted from 1. */
  at: number;
  /** Whether it is done before the program ends. */
  isDone: boolean;
  /** The request or the write, such as `PUT /v1/seller/offer/stock` or `COMMIT`. */
  what?: string;
}

export type KillPoints = ReturnType<typeof createKillPoints>;

/** A kill before and one after each request and each write. */
export const listKills = (names: readonly string[]): Required<Kill>[] =>
  names.flatMap((what, index) => [false, true].map((isDone) => ({ at: index + 1, isDone, what })));

/** Runs a program, and once more if it is ended, with `between` before. After its end it is ended no more. */
export async function outlive<T>(
  points: KillPoints,
  run: (points: KillPoints) => Promise<T>,
  between?: () => Promise<unknown>,
): Promise<T> {
  if (points.isDead()) return run(createKillPoints());
  try {
    return await run(points);
  } catch (error) {
    if (!points.isDead()) throw error;
    points.bury();
    await between?.();
    return run(createKillPoints());
  }
}

/** Ends a program at one of its requests or writes, as `kill -9` does: nothing after it reaches the platform or a database. */
export function createKillPoints(kill?: Kill) {
  const names: string[] = [];
  let isDead = false;
  const databases: DatabaseSync[] = [];

  const isStruck = (what: string) => {
    if (isDead) throw new Killed();
    names.push(what);
    isDead = names.length === kill?.at;
    return isDead;
  };
  /** Does one thing, or ends the program before or after it. */
  const write = <Value>(sql: string, work: () => Value): Value => {
    if (!isStruck(sql)) return work();
    if (kill!.isDone) work();
    throw new Killed();
  };

  return {
    /** The requests and writes until now. */
    names,
    isDead: () => isDead,
    fetch(send: typeof globalThis.fetch): typeof globalThis.fetch {
      return async (input, init) => {
        const { method, url } = new Request(input, { method: init?.method ?? "GET" });
        if (!isStruck(`${method} ${new URL(url).pathname}`)) return send(input, init);
        if (kill!.isDone) await send(input, init);
        throw new Killed();
      };
    },
    /** The connection of the program to a database. */
    connect(db: DatabaseSync): DatabaseSync {
      databases.push(db);
      return {
        exec: (sql: string) => write(sql, () => db.exec(sql)),
        prepare(sql: string) {
          const statement = db.prepare(sql);
          return {
            run: (...values: never[]) => write(sql, () => statement.run(...values)),
            get: (...values: never[]) => statement.get(...values),
            all: (...values: never[]) => statement.all(...values),
          } as unknown as StatementSync;
        },
      } as unknown as DatabaseSync;
    },
    /** Undoes what the program had not committed, as a database does when its process is gone. */
    bury(): void {
      for (const db of databases) if (db.isTransaction) db.exec("ROLLBACK");
    },
  };
}
