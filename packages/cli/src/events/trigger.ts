import { connectSandbox, demo } from "@kontor/sandbox";
import { CliError } from "../cli-error.ts";
import type { FullContext } from "../command.ts";
import { withSignal } from "../connect/with-signal.ts";
import { countWords } from "../inbox/change.ts";
import { readSettings, type SettingOptions } from "../settings/read.ts";
import { readChannelUrl } from "./account.ts";

/** The flags of `events trigger`. */
export type TriggerFlags = SettingOptions & {
  seller?: string;
  channel?: string;
  event?: string;
  count: string;
  json?: boolean;
};

const ACTION = "trigger an event";
const MOST = 10_000;

/** Makes events in a sandbox. @throws {CliError} If the sandbox refuses them, or there is none. */
export async function triggerEvents(context: FullContext<TriggerFlags>): Promise<void> {
  const { options, args, out, signal } = context;
  const { seller = demo.sellerId, channel, json } = options;
  const [type = ""] = args;
  const url = readChannelUrl(ACTION, await readSettings(context));
  const count = Number(options.count);
  if (!/^\d+$/.test(options.count) || count < 1 || count > MOST)
    throw createUsageError(`--count must be a whole number from 1 to ${MOST}: got ${options.count}`);
  const event = { sellerId: seller, ...readPayload(options.event) };
  const each = { type, event, ...(channel !== undefined && { channel }) };
  const ids = await triggerAll(
    url,
    Array.from({ length: count }, () => each),
    signal,
  );
  if (json) for (const id of ids) out.line(JSON.stringify({ id, type }));
  else
    out.done(
      `${countWords(count)} of seller ${seller} in the queue: ${ids.slice(0, 5).join(", ")}${count > 5 ? ", ..." : ""}`,
    );
}

async function triggerAll(
  url: string,
  events: { type: string; event: object; channel?: string }[],
  signal: AbortSignal,
): Promise<string[]> {
  try {
    return await connectSandbox(url, { fetch: withSignal(signal) }).triggerAll(events);
  } catch (cause) {
    if (cause instanceof RangeError) throw new CliError(cause.message, { cause });
    throw new CliError(
      `Cannot ${ACTION} as ${url} must be the address of a sandbox that runs: start one with kontor sandbox`,
      {
        cause,
      },
    );
  }
}

function readPayload(text: string | undefined): object {
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {} // It is told below.
  throw createUsageError(`--event must be a JSON object, '{"offerId":4711}' say: got ${text}`);
}

function createUsageError(problem: string): CliError {
  return new CliError(`Cannot ${ACTION} as ${problem}`, { exitCode: 2 });
}
