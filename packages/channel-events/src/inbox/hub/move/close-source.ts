import { StoreError } from "../../store-error.ts";
import { NEVER } from "../../times.ts";
import { NOT_YET, type Move } from "./move.ts";

/**
 * Lets the source take nothing new, and keeps its lanes here until they are taken over. It waits until pages that are being stored there are
 * committed; whoever stores later is refused, so that no event is in both places.
 *
 * @throws {StoreError} If the schema is none of `postgresInbox()`, its events move elsewhere, or the channel of the hub has events already.
 */
export async function closeSource({ channel, source, schema, connection }: Move): Promise<void> {
  const run = (text: string, values: unknown[] = []) => connection.query(text, values);
  const { rows } = await run(
    `SELECT to_regclass($1) IS NOT NULL AS is_inbox, EXISTS (SELECT FROM event WHERE channel = $2) AS is_used,
       EXISTS (SELECT FROM pg_trigger WHERE tgrelid = to_regclass($3) AND tgname = 'moved_away') AS is_closed`,
    [`${source}.unacknowledged`, channel, `${source}.lane`],
  );
  const action = `move the events of ${source} into the hub ${schema}`;
  if (!rows[0]!["is_inbox"])
    throw new StoreError(action, `from must name the schema of a postgresInbox() of this version: got ${source}`);
  if (rows[0]!["is_closed"])
    throw new StoreError(action, `they move elsewhere already: a schema is for one channel of one hub`);
  if (rows[0]!["is_used"]) throw new StoreError(action, "the channel must be new: it has events already");
  await run("SET LOCAL lock_timeout = '1s'"); // Handlers that write slowly would otherwise wait behind this.
  await run(`CREATE OR REPLACE FUNCTION ${source}.refuse_events() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the events of this inbox must go to the hub ${schema}: they have moved'; END $$`);
  await run(
    `CREATE TRIGGER moved_away BEFORE INSERT ON ${source}.lane FOR EACH ROW EXECUTE FUNCTION ${source}.refuse_events()`,
  );
  await run(
    `INSERT INTO ${source}.lease (name, owner, until) VALUES ('poller', $1, $2)
     ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until`,
    [`the hub ${schema}`, NEVER],
  );
  await run(
    `INSERT INTO turn (channel, lane, ready_at, lease_until, token)
     SELECT $1, lane, $2, $2, $3 FROM ${source}.lane AS old
     WHERE ready_at IS NOT NULL OR token IS NOT NULL OR parked_for IS NOT NULL
       OR EXISTS (SELECT FROM ${source}.event AS e WHERE e.lane = old.lane AND e.state = 'waiting')
     ORDER BY lane COLLATE "C"`,
    [channel, NEVER, NOT_YET],
  );
  await raiseNumbers({ source, connection });
}

/** Events keep their numbers, and those that come from now on get higher ones, so that they wait behind them. */
async function raiseNumbers({ source, connection }: Pick<Move, "source" | "connection">): Promise<void> {
  await connection.query("ALTER SEQUENCE event_seq OWNED BY NONE"); // It locks the sequence, so that no number is given twice.
  const { rows } = await connection.query(
    `SELECT greatest(last_value, (SELECT coalesce(max(seq), 0) FROM ${source}.event)) + 1 AS next FROM event_seq`,
  );
  await connection.query(`ALTER SEQUENCE event_seq RESTART WITH ${Number(rows[0]!["next"])}`);
}
