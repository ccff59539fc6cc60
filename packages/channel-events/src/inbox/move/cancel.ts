import { checkOptionNames } from "@kontor/http/internal";
import { StoreError } from "../store-error.ts";
import type { MoveInboxOptions } from "./move.ts";
import { openSource } from "./source.ts";
import { dropTarget } from "./target.ts";

/** Options of `cancelInboxMove()`: those of the move that is given up. */
export type CancelInboxMoveOptions = Pick<MoveInboxOptions, "file" | "pool" | "schema" | "place">;

/**
 * Gives up a move that `moveInbox()` has begun: the file is as before, and the new tables are removed.
 *
 * @throws {StoreError} If the file has been closed to changes already: then only going on helps.
 */
export async function cancelInboxMove(options: CancelInboxMoveOptions): Promise<void> {
  const { file, pool, schema = "kontor_inbox", place } = { ...options };
  const action = "cancel the move of an inbox";
  checkOptionNames<CancelInboxMoveOptions>(action, options, { file: 1, pool: 1, schema: 1, place: 1 });
  const source = openSource(file, place);
  try {
    if (source.isFenced()) throw new StoreError(action, `${file} is closed to changes already: let the move end`);
    await dropTarget({ pool, schema }, source.id());
    source.forget();
  } finally {
    source.close();
  }
}
