import type { EventFilter, EventRow, EventState } from "@kontor/channel-events";
import { expect, test } from "vitest";
import { applyChange } from "./apply.ts";

const rows = ["a", "b", "c"].map((id, seq) => ({ id, seq, state: "dead", firstSeenAt: new Date(0) })) as EventRow[];
const inbox = {
  async *list() {
    yield* rows;
  },
};
const verb = ["replay", "replays", "replayed"] as const;
const buildCall = () => ({ do: "replay" as const, args: [{}] as [object] });
const states: EventState[] = ["dead"];
const build = (signal = new AbortController().signal) => ({
  options: { yes: true },
  signal,
  terminal: { columns: undefined, note: () => {}, showProgress: () => {} },
});

test("a choice that the inbox knows is one call, any other one call for each event in its state", async () => {
  const calls: EventFilter[] = [];
  const apply = async (filter: EventFilter) => calls.push(filter);

  await applyChange({ inbox }, { choice: { states, filter: { type: "t" } }, verb, apply, buildCall }, build());
  await applyChange({ inbox }, { choice: { states, filter: {}, limit: 2 }, verb, apply, buildCall }, build());

  expect(calls).toEqual([
    { type: "t", state: "dead" },
    { id: "a", state: "dead" },
    { id: "b", state: "dead" },
  ]);
});

test("a change that is stopped says how far it came", async () => {
  const stopping = new AbortController();
  const apply = async () => {
    stopping.abort();
    return 1;
  };

  const changed = applyChange(
    { inbox },
    { choice: { states, filter: {}, olderThanMs: 0 }, verb, apply, buildCall },
    build(stopping.signal),
  );

  await expect(changed).rejects.toMatchObject({ exitCode: 130, message: "Stopped: 1 of 3 events were replayed" });
});
