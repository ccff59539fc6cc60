import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { encodeExactJson } from "@kontor/http/internal";
import { CliError } from "../cli-error.ts";
import type { FullContext } from "../command.ts";
import { withSignal } from "../connect/with-signal.ts";
import { dropControls } from "../inbox/event-text.ts";
import { countWords } from "../inbox/change.ts";
import { trimRows } from "../terminal/trim-rows.ts";
import { readSettings, type SettingOptions } from "../settings/read.ts";
import { findAccount } from "./account.ts";

/** The flags of `events peek`. */
export type PeekFlags = SettingOptions & {
  type?: string;
  yes?: boolean;
  json?: boolean;
};

const HEAD = ["id", "type", "seller", "created"];
const SHRINK = [3, 1, 2, 0];

/** Fetches a page of events and shows it. @throws {CliError} If the person says no, or nobody can be asked. */
export async function showNext(context: FullContext<PeekFlags>): Promise<void> {
  const { options, out, terminal, signal } = context;
  const { url: baseUrl, refreshToken } = await findAccount("look at events", await readSettings(context));
  if (options.type === "") throw new CliError("Cannot look at events as --type must not be empty", { exitCode: 2 });
  await decideLook(context);
  const tokens = cached(refreshExchange({ baseUrl, refreshToken, fetch: withSignal(signal) }));
  const channel = createChannelClient({ baseUrl, fetch: channelFetch({ tokens }) });
  const types = options.type === undefined ? {} : { eventTypeFilter: [options.type] };
  const { eventList, unreadable } = await channel.events.list(types, { signal });
  if (options.json) for (const event of eventList) out.line(encodeExactJson(event));
  else if (eventList.length > 0) {
    const rows = eventList.map(({ id, type, createdAt, event }) => {
      const { sellerId } = { ...(event as { sellerId?: unknown }) };
      return [id, type, sellerId === undefined ? "" : String(sellerId), String(createdAt ?? "")].map(dropControls);
    });
    const { head, rows: trimmed } = trimRows(HEAD, rows, {
      width: terminal.columns && terminal.columns - 2,
      shrink: SHRINK,
    });
    out.table(head, trimmed);
  }
  if (unreadable.length > 0)
    terminal.note(`${countWords(unreadable.length)} cannot be read; a consumer keeps them as they came`);
  if (eventList.length === 0 && !options.json) out.prose("No event waits, or all were delivered a short time ago");
  else if (eventList.length > 0) terminal.note(`${countWords(eventList.length)}; each has one delivery less now`);
}

async function decideLook({ options, terminal }: FullContext<PeekFlags>): Promise<void> {
  if (options.yes) return;
  const cost = "This uses one of the ten deliveries of each event that it shows, up to 100 of them.";
  if (!terminal.ask)
    throw new CliError(`Cannot look at events as nobody can be asked here: add --yes. ${cost}`, { exitCode: 2 });
  if (!(await terminal.ask(`${cost} Go on?`))) throw new CliError("Nothing was fetched");
}
