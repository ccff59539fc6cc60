import { expect, test } from "vitest";
import { createLiveWait } from "./live-wait.ts";

test("a wait is shown each second from its start, and goes away with its end", () => {
  const shown: string[] = [];
  let tick = () => {};
  const startInterval = (run: () => void) => {
    tick = run;
    return setInterval(() => {}, 60_000);
  };
  {
    using wait = createLiveWait(
      { showProgress: (text) => shown.push(text) },
      { what: "Waits", mostMs: 600_000, startInterval },
    );
    expect(shown).toEqual([]);
    wait.start();
    wait.start();
    for (let second = 0; second < 61; second += 1) tick();
  }

  expect(shown[0]).toBe("Waits for 0 s; at most 10 min");
  expect(shown.at(-2)).toBe("Waits for 1 min 1 s; at most 10 min");
  expect(shown.at(-1)).toBe("");
  expect(shown).toHaveLength(63);
});
