import { describe, expect, test } from "vitest";
import { createDemoState } from "../testing/state.ts";
import { createTokens } from "./state.ts";
import { createStore } from "../state/store.ts";
import type { TokenRow } from "../state/tables.ts";

const startAt = new Date("2026-02-11T08:00:00Z");
const open = () => createDemoState({ startAt });
const event = (id: string) => ({ id, type: "A.B", createdAt: "", event: {} });

test("one that is loaded goes on where the other was: events, time, assumptions and drawn numbers", () => {
  const first = open();
  first.queue("c").add(event("one"));
  first.queue("c").deliver(first.clock.now(), 1);
  first.assume({ pageSize: 7 });
  first.clock.advance(1_000);
  first.random.next();

  const second = open();
  second.load(first.dump());

  expect(second.queue("c").entries(second.clock.now())).toEqual(first.queue("c").entries(first.clock.now()));
  expect(second.assumptions.pageSize).toBe(7);
  expect(second.clock.now()).toBe(first.clock.now());
  expect(second.random.next()).toBe(first.random.next());
});

test("a move of time moves the events of every queue at once", () => {
  const state = open();
  for (const name of ["a", "b"]) {
    state.queue(name).add(event(name));
    state.queue(name).deliver(state.clock.now(), 1);
  }

  state.clock.advance(300_000);

  expect([...state.table("events").values()].map((row) => row.state)).toEqual(["queued", "queued"]);
});

test("a queue is made once", () => {
  const state = open();

  expect(state.queue("a")).toBe(state.queue("a"));
});

describe("tokens", () => {
  function open() {
    let count = 0;
    const tokens = createTokens(createStore<{ tokens: TokenRow }>().table("tokens"), () => String((count += 1)));
    const issue = (expiresAt = 100) => tokens.issue({ subject: "x", kind: "channel", scopes: [], expiresAt });
    return { tokens, issue };
  }

  test("a token is found until it is over, and no other is", () => {
    const { tokens, issue } = open();
    const token = issue(100);

    expect(tokens.find(token, 99)).toMatchObject({ subject: "x" });
    expect([tokens.find(token, 100), tokens.find("channel-9", 0)]).toEqual([undefined, undefined]);
  });

  test("end() ends one token, revoke() all of them", () => {
    const { tokens, issue } = open();
    const [one, two] = [issue(), issue()];

    tokens.end(one);
    const left = [one, two].map((each) => tokens.find(each, 0) !== undefined);
    tokens.revoke();

    expect(left).toEqual([false, true]);
    expect(tokens.find(two, 0)).toBeUndefined();
  });
});
