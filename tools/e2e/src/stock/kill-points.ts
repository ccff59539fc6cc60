import type { DatabaseSync, StatementSync } from "node:sqlite";

/** The program was ended; nothing that it still does counts. */
export class Killed extends Error {}

export interface Kill {
  /** At which request or write, counted from 1. */
  at: number;
  /** Whether it is done before the program ends. */
  isDone: boolean;
}

/** Ends a program at one of its requests or writes, as `kill -9` does: nothing after it reaches the platform or a database. */
export function createKillPoints(kill?: Kill) {
  let count = 0;
  let isDead = false;
  const databases: DatabaseSync[] = [];

  const isStruck = () => {
    if (isDead) throw new Killed();
    count += 1;
    isDead = count === kill?.at;
    return isDead;
  };
  /** Does one thing, or ends the program before or after it. */
  const write = <Value>(work: () => Value): Value => {
    if (!isStruck()) return work();
    if (kill!.isDone) work();
    throw new Killed();
  };

  return {
    /** How many requests and writes there were. */
    count: () => count,
    isDead: () => isDead,
    fetch(send: typeof globalThis.fetch): typeof globalThis.fetch {
      return async (input, init) => {
        if (!isStruck()) return send(input, init);
        if (kill!.isDone) await send(input, init);
        throw new Killed();
      };
    },
    /** The connection of the program to a database. */
    connect(db: DatabaseSync): DatabaseSync {
      databases.push(db);
      return {
        exec: (sql: string) => write(() => db.exec(sql)),
        prepare(sql: string) {
          const statement = db.prepare(sql);
          return {
            run: (...values: never[]) => write(() => statement.run(...values)),
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
