import { encodeExactJson } from "@kontor/http/internal";
import { connectSandbox, demo } from "@kontor/sandbox";
import type { Context } from "../command.ts";
import { openChannel, readChannelUrl, withSignal } from "../connect.ts";
import { CliError, createUsageError } from "../errors.ts";
import { decideChange } from "../inbox/change.ts";
import { readSettings, type SettingOptions } from "../settings/read.ts";
import { dropControls, trimRows } from "../terminal/layout.ts";
import { listEvents, loadSpecs } from "../specs/load.ts";
import { countWords, findSimilar, parseObject, readCount } from "../values.ts";

export type PeekFlags = SettingOptions & { type?: string; yes?: boolean; json?: boolean };

const HEAD = ["id", "type", "seller", "created"];
const SHRINK = [3, 1, 2, 0];

export async function showNext(context: Context<PeekFlags>): Promise<void> {
  const { options, out, terminal, signal } = context;
  const channel = await openChannel("look at events", await readSettings(context), withSignal(signal));
  if (options.type === "") throw createUsageError("look at events", "--type must not be empty");
  const question = "This uses one of the ten deliveries of each event that it shows, up to 100 of them.";
  await decideChange({ action: "look at events", question }, { options, terminal });
  const types = options.type === undefined ? {} : { eventTypeFilter: [options.type] };
  const { eventList, unreadable } = await channel.events.list(types, { signal });
  if (options.json) for (const event of eventList) out.line(encodeExactJson(event));
  else if (eventList.length > 0) {
    const rows = eventList.map(({ id, type, createdAt, event }) => {
      const { sellerId } = { ...(event as { sellerId?: unknown }) };
      return [id, type, sellerId === undefined ? "" : String(sellerId), String(createdAt ?? "")].map(dropControls);
    });
    const trimmed = trimRows(HEAD, rows, { width: terminal.columns && terminal.columns - 2, shrink: SHRINK });
    out.table(trimmed.head, trimmed.rows);
  }
  if (unreadable.length > 0)
    terminal.note(`${countWords(unreadable.length)} cannot be read; a consumer keeps them as they came`);
  if (eventList.length === 0 && !options.json) out.prose("No event waits, or all were delivered a short time ago");
  else if (eventList.length > 0) terminal.note(`${countWords(eventList.length)}; this used one delivery of each`);
}

export type TriggerFlags = SettingOptions &
  Partial<Record<"seller" | "channel" | "event", string>> & { count: string; json?: boolean };

const ACTION = "trigger an event";
const MOST = 10_000;

export async function triggerEvents(context: Context<TriggerFlags>): Promise<void> {
  const { options, args, out, signal, terminal } = context;
  const { seller = demo.sellerId, channel, json } = options;
  const [type = ""] = args;
  const url = readChannelUrl(ACTION, await readSettings(context));
  const count = readCount(ACTION, "--count", options.count, MOST);
  const event = { sellerId: seller, ...readPayload(options.event) };
  const each = { type, event, ...(channel !== undefined && { channel }) };
  const sandbox = connectSandbox(url, { fetch: withSignal(signal) });
  const ids = await sandbox.triggerAll(Array<typeof each>(count).fill(each)).catch((cause: unknown) => {
    throw cause instanceof RangeError ? new CliError(cause.message, { cause }) : cause;
  });
  const types = listEvents(await loadSpecs()).map((known) => known.type);
  const [similar] = types.includes(type) ? [] : findSimilar(type, types);
  if (similar !== undefined) terminal.note(`The specs have no event ${type}. Did you mean ${similar}?`);
  if (json) for (const id of ids) out.line(JSON.stringify({ id, type }));
  const some = `${ids.slice(0, 5).join(", ")}${count > 5 ? ", ..." : ""}`;
  if (!json) out.done(`${countWords(count)} of seller ${seller} in the queue: ${some}`);
}

function readPayload(text: string | undefined): object {
  const payload = text === undefined ? {} : parseObject(text);
  if (payload) return payload;
  throw createUsageError(ACTION, `--event must be a JSON object, such as '{"offerId":4711}': got ${text}`);
}
