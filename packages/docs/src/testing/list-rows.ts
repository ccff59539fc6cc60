import type { EventFilter, EventRow, Inbox } from "@kontor/channel-events";

/** Lists the events of an inbox as an array. */
export async function listRows(inbox: Inbox, filter: EventFilter = {}): Promise<EventRow[]> {
  const rows: EventRow[] = [];
  for await (const row of inbox.list(filter)) rows.push(row);
  return rows;
}
