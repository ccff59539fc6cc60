import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, expect, test } from "vitest";
import { createOutput } from "../../terminal/output.ts";
import type { Key, Screen } from "../../terminal/screen.ts";
import { createSecretList } from "../../terminal/secret-list.ts";
import { waitUntil } from "@kontor/testing/wait-until";
import { prepareFile } from "../fixtures/prepare.ts";
import { runBrowse } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-browse-loop-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

/** Browses an inbox on a screen of the test, and gives what is seen and what can be done. */
async function open({ rows = 30, signal = new AbortController().signal } = {}) {
  const file = await prepareFile(join(folder, `${(files += 1)}.db`));
  const frames: string[] = [];
  let onKey: (key: Key) => void = () => {};
  let onResize = (): void => {};
  let isOpen = false;
  const screen: Screen = {
    columns: 100,
    rows,
    hasColours: false,
    show: (lines) => void frames.push(lines.join("\n")),
    onKey: (listener) => void (onKey = listener),
    onResize: (listener) => void (onResize = listener),
    close: () => void (isOpen = false),
  };
  const openScreen = () => {
    isOpen = true;
    return screen;
  };
  const ended = runBrowse({
    options: { file },
    args: [],
    env: {},
    signal,
    out: createOutput(process.stdout),
    secrets: createSecretList([], {}),
    terminal: { columns: 100, note: () => {}, showProgress: () => {}, openScreen },
  }).then(
    () => "left",
    (error: unknown) => error,
  );
  const seen = () => frames.at(-1) ?? "";
  const see = (words: string) => waitUntil(() => expect(seen()).toContain(words));
  const press = (keys: string, isCtrl = false) => {
    for (const [, name, text = ""] of keys.matchAll(/<(\w+)>|(.)/g)) onKey({ name: name ?? text, text, isCtrl });
  };
  await see("> event-1");
  return { file, ended, seen, see, press, frames, resize: () => onResize(), isOpen: () => isOpen };
}

/** What another program does to the file meanwhile. */
async function meanwhile<T>(file: string, run: (inbox: ReturnType<typeof sqliteInbox>) => Promise<T>): Promise<T> {
  const inbox = sqliteInbox(file);
  try {
    return await run(inbox);
  } finally {
    await inbox.close();
  }
}

const stateOf = (file: string, id: string) =>
  meanwhile(file, async (inbox) => {
    for await (const { state } of inbox.list({ id })) return state;
    return undefined;
  });

test("an event is replayed only if it still has the state in which it was seen", async () => {
  const { file, ended, see, press } = await open();
  press("r");
  await see("Replay event-1? (y/N)");
  await meanwhile(file, async (inbox) => {
    await inbox.replay({ id: "event-1", state: "dead" });
    for (const claim of await inbox.claim({ lanes: 10, perLane: 1, leaseMs: 1_000 }))
      await inbox.settle([
        { claim, settled: [{ seq: claim.events[0]!.seq, settlement: { to: "done" } }], release: true },
      ]);
  });

  press("y");

  await see("0 events replayed");
  press("q");
  expect(await ended).toBe("left");
  expect(await stateOf(file, "event-1")).toBe("done");
});

test("an event is put aside only if it still waits", async () => {
  const { file, ended, see, press } = await open();
  press("<down>d");
  await see("Put event-2 aside? (y/N)");
  await meanwhile(file, (inbox) => inbox.putAside({ id: "event-2", state: "waiting" }, "somebody else did it"));

  press("y");

  await see("0 events put aside");
  press("q");
  expect(await ended).toBe("left");
});

test("what is asked for happens to the event that is selected, and is told", async () => {
  const { file, ended, see, press } = await open();
  press("ry");
  await see("1 event replayed");
  await see("open | 4 waiting, 0 dead, 2 done, 2 parked");
  press("<down>dy");
  await see("1 event put aside");
  press("ptired<return>");
  await see("Seller 4711 is parked until somebody resumes it");
  press("oy");
  await see("Seller 4711 goes on");
  press("oy");
  await see("Seller 4711 is not parked");
  press("q");

  expect(await ended).toBe("left");
  expect([await stateOf(file, "event-1"), await stateOf(file, "event-2")]).toEqual(["waiting", "dead"]);
});

test("another view begins with its first event; a look at the same one keeps the place", async () => {
  const { ended, seen, see, press } = await open();
  press("<down><down>u");
  await see("> event-3");
  press("f4713<return>");
  await see("> event-6");
  expect(seen()).toContain("open, seller 4713 |");
  expect(seen()).not.toContain("event-3");
  press("f<return>sss");
  await see("done |");
  expect(seen()).toContain("> event-4");
  press("s");
  await see("> event-1");
  press("ssstSeller:Some.NewType<return>");
  await see("done, type Seller:Some.NewType |");
  expect(seen()).toContain("> event-4");
  expect(seen()).not.toContain("event-5");
  press("tno<return>");
  await see("No such events");
  press("q");
  expect(await ended).toBe("left");
});

test("an event that is shown is left when something was changed", async () => {
  const { ended, seen, see, press } = await open();
  press("<return>");
  await see("event event-1");
  expect(seen()).toContain("category is missing");
  press("u");
  await see("open |");
  press("q");
  expect(await ended).toBe("left");
});

test.each([
  ["at the list", ""],
  ["at an event", "<return>"],
  ["at a question", "r"],
  ["while something is written", "fab"],
])("Ctrl-C %s leaves at once with 130, changes nothing, and gives the terminal back", async (_, before) => {
  const { file, ended, press, isOpen } = await open();
  expect(isOpen()).toBe(true);

  press(before);
  press("c", true);

  expect(await ended).toMatchObject({ exitCode: 130 });
  expect(isOpen()).toBe(false);
  expect(await stateOf(file, "event-1")).toBe("dead");
});

test("a signal leaves too, with its reason", async () => {
  const stopping = new AbortController();
  const { ended, isOpen } = await open({ signal: stopping.signal });

  stopping.abort(new Error("SIGTERM"));

  expect(await ended).toEqual(new Error("SIGTERM"));
  expect(isOpen()).toBe(false);
});

test("another size of the terminal is drawn at once, and no key is needed", async () => {
  const { ended, frames, press, resize } = await open();
  const before = frames.length;

  resize();

  expect(frames).toHaveLength(before + 1);
  press("q");
  expect(await ended).toBe("left");
});

test("keys are taken one after the other, also while the inbox is asked", async () => {
  const { file, ended, press } = await open();

  press("ry<down>dyq");

  expect(await ended).toBe("left");
  expect([await stateOf(file, "event-1"), await stateOf(file, "event-2")]).toEqual(["waiting", "dead"]);
});

test("a page of a list that is longer than the screen is moved by pages and read as far as it is seen", async () => {
  const { ended, see, press } = await open({ rows: 6 });
  press("<pagedown>");
  await see("> event-3");
  press("<pagedown>");
  await see("> event-6");
  press("<home>");
  await see("> event-1");
  press("q");
  expect(await ended).toBe("left");
});
