import type { EventState, ForgetChoice } from "@kontor/channel-events";
import type { Context } from "../command.ts";
import { createUsageError } from "../errors.ts";
import { countWords, isObject } from "../values.ts";
import { callInBackground, describeElapsed } from "./background.ts";
import { type ChangeOptions, decideChange } from "./change.ts";
import { type ChoiceOptions, listChosen, readChoice } from "./choice.ts";
import { withInbox } from "./open.ts";
import type { PlaceOptions } from "./place.ts";

type ForgetOptions = PlaceOptions & ChangeOptions & Pick<ChoiceOptions, "seller" | "id"> & { where?: string };

/** `inbox forget`: removes what events hold of a person, whatever their state is. @throws {CliError} If it is refused, or cannot be done. */
export async function runForget(context: Context<ForgetOptions>): Promise<void> {
  const { options, out, terminal, signal } = context;
  const { seller, id, where, json, dryRun = false } = options;
  const action = "forget events";
  if ([seller, id, where].every((each) => each === undefined))
    throw createUsageError(action, "--seller, --id or --where must say which");
  const choice = readChoice(action, { ...(seller !== undefined && { seller }), ...(id !== undefined && { id }) });
  const isMatch = where === undefined ? undefined : readWhere(action, where);
  await withInbox(context, async (opened) => {
    const matched: Record<EventState, number> = { waiting: 0, done: 0, dead: 0 };
    const ids: string[] = [];
    let unreadable = 0;
    for await (const event of listChosen(opened.inbox, choice, { signal })) {
      if (event.raw === "" && event.lane === "") continue; // It was forgotten before.
      const isOne = isMatch?.(event.raw);
      if (isMatch && isOne === undefined && event.raw !== "") unreadable += 1;
      if (isMatch && !isOne) continue;
      ids.push(event.id);
      matched[event.state] += 1;
      terminal.showProgress(`${countWords(ids.length)} found`);
    }
    terminal.showProgress("");
    const isSeller = seller !== undefined && id === undefined && where === undefined;
    const isParked = isSeller && (await opened.inbox.readStats()).parked.some(({ lane }) => lane === seller);
    const states = Object.entries(matched).map(([state, count]) => `${count} ${state}`);
    const words = `${countWords(ids.length)} (${states.join(", ")})${isParked ? " and the parking of the seller" : ""}`;
    const question = `This forgets ${words}: payload, seller, problem and steps. Waiting events are never handled then, and none can be replayed.`;
    const goesOn =
      (ids.length > 0 || isParked) && (await decideChange({ action: `forget ${words}`, question }, context));
    const args: [ForgetChoice] = [isMatch ? ids : choice.filter];
    const describe = describeElapsed(`${words} are being forgotten`);
    const forgotten = goesOn
      ? await callInBackground<number>(opened, { do: "forget", args }, { terminal, describe })
      : 0;
    if (unreadable > 0)
      terminal.note(
        `${countWords(unreadable)} cannot be read, so --where could not search them: see kontor inbox list --state dead`,
      );
    if (json) return out.line(JSON.stringify({ matched, forgotten, unreadable, dryRun }));
    if (ids.length === 0 && !isParked) return out.prose("None of these events contains any data");
    if (dryRun) return out.line(`${words} would be forgotten`);
    out.done(`${countWords(forgotten)} forgotten, of ${words}`);
    if (opened.path === undefined)
      terminal.note(
        "PostgreSQL keeps old versions of the rows until a vacuum, and in its log (WAL) and archives until those are recycled",
      );
  });
}

/**
 * Reads `--where order.email=a@b.example`: names from the top of the payload to a value. Each entry of a list counts, and capital letters do not.
 * The function gives `undefined` for a payload that is no JSON.
 */
function readWhere(action: string, text: string): (raw: string) => boolean | undefined {
  const at = text.indexOf("=");
  const names = text.slice(0, at).split(".");
  const wanted = text.slice(at + 1).toLowerCase();
  if (at < 1 || names.includes("") || wanted === "")
    throw createUsageError(
      action,
      `--where must be a path of the payload and a value, such as event.buyer.email=a@b.example: got ${text}`,
    );
  const find = (value: unknown, depth: number): boolean => {
    if (Array.isArray(value)) return value.some((each) => find(each, depth));
    const name = names[depth];
    if (name === undefined) return !isObject(value) && String(value).toLowerCase() === wanted;
    return isObject(value) && Object.hasOwn(value, name) && find(value[name], depth + 1);
  };
  return (raw) => {
    try {
      return find(JSON.parse(raw), 0);
    } catch {
      return undefined;
    }
  };
}
