import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { EventRow } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { waitUntil } from "@kontor/testing/wait-until";
import { afterAll, describe, expect, test } from "vitest";
import { inboxGroup } from "../commands/inbox.ts";
import { createFolder, openTerminal } from "../fixtures/bench.ts";
import { prepareFile, runInbox } from "../fixtures/prepare.ts";
import { createOutput } from "../terminal/output.ts";
import { createSecretList } from "../terminal/secrets.ts";
import type { Key, Screen } from "../terminal/terminal.ts";
import { type BrowserState, createBrowserState } from "./browse-state.ts";
import { renderScreen, runBrowse } from "./browse.ts";

describe("render", () => {
  const NOW = Date.UTC(2026, 1, 11, 8);
  const event = {
    seq: 1,
    id: "event-1",
    type: "Seller:Offer.New",
    lane: "4711",
    raw: '{"id":"event-1","price":12345678901234567890.10}',
    state: "dead",
    attempts: 3,
    deliveries: 1,
    problem: "category is missing",
    firstSeenAt: new Date(NOW - 3_600_000),
    lastSeenAt: new Date(NOW),
    settledAt: new Date(NOW),
  } as EventRow;
  const size = { columns: 80, rows: 8, hasColours: false };
  const open = (rest: Partial<BrowserState> = {}): BrowserState => ({
    ...createBrowserState(),
    events: [event],
    hasMore: false,
    ...rest,
  });

  test("the list has its counts, its head, its events, and the keys", () => {
    expect(renderScreen(open(), size, NOW)).toEqual([
      "open | 0 waiting, 0 dead, 0 done, 0 parked",
      "  id       type              seller  state  age  tries  problem",
      "> event-1  Seller:Offer.New  4711    dead   1 h      3  category is missing",
      "",
      "",
      "",
      "",
      expect.stringMatching(/^q quit {2}enter show/),
    ]);
  });

  test("an event has its members and its payload with every digit, and scrolls", () => {
    const text = renderScreen(open({ shown: { event, top: 0 } }), { ...size, rows: 30 }, NOW).join("\n");
    expect(text).toContain("problem     category is missing");
    expect(text).toContain('"price": 12345678901234567890.10');

    const end = renderScreen(open({ shown: { event, top: 1_000 } }), size, NOW);
    expect(end).toHaveLength(8);
    expect(end[5]).toBe("}");
  });

  test.each([20, 40, 80, 200])("in %d columns no line is longer, whatever an event says", (columns) => {
    const hostile = {
      ...event,
      id: "\u001B[2J\u0007x\u202E",
      type: "t".repeat(300),
      problem: "a\nb\u001B]0;title\u0007",
    };
    for (const shown of [undefined, { event: hostile, top: 0 }]) {
      const lines = renderScreen(open({ events: [hostile], shown }), { ...size, columns }, NOW);
      expect(lines).toHaveLength(8);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
      expect(lines.join("")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  });

  test("a question stands above the keys, and colours mark the selected event", () => {
    const prompt = { label: "Replay event-1? (y/N)", text: "", isQuestion: true, use: () => undefined };
    expect(renderScreen(open({ prompt }), size, NOW)[6]).toBe("Replay event-1? (y/N) _");

    const coloured = renderScreen(open(), { ...size, hasColours: true }, NOW);
    expect(coloured[2]!.startsWith("\u001B[7m> event-1")).toBe(true);
  });
});

describe("run", () => {
  const folders: string[] = [];
  const LEFT = "\u001B[?25h\u001B[?1049l"; // The cursor is seen again, and the other page is back.
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  /** Makes a file for a test alone, so that all can play at a time. */
  const prepare = () => {
    folders.push(createFolder());
    return prepareFile(join(folders.at(-1)!, "events.db"));
  };

  /** Opens the example of the command in a terminal. */
  function browse(file: string, { columns = 80 }: { columns?: number } = {}) {
    const [example = ""] = inboxGroup.commands.find(({ name }) => name === "browse")!.examples;
    const { ended, said, press } = openTerminal(dirname(file), example, { columns, env: { NO_COLOR: "1" } });
    const end = ended.then(({ code }) => code);
    const see = (words: string) => waitUntil(() => expect(said().split("\u001B[H").at(-1)).toContain(words));
    return { ended: end, see, said, press };
  }

  test.concurrent("a person lists, shows, filters, replays, parks and leaves", async () => {
    const file = await prepare();
    const { ended, see, press, said } = browse(file);
    await see("> event-1");
    await see("open | 3 waiting, 1 dead, 2 done, 2 parked");

    press("\r");
    await see('"price": 12345678901234567890.10');
    press("r");
    await see("Replay event-1? (y/N)");
    press("y");
    await see("1 event replayed");
    press("f4711\r");
    await see("open, seller 4711 |");
    press("p");
    press("they sleep\r");
    await see("Seller 4711 is parked");
    press("q");

    expect(await ended).toBe(0);
    expect(said().trimEnd().endsWith(LEFT)).toBe(true);
    const inbox = sqliteInbox(file);
    expect(await inbox.readStats()).toMatchObject({ events: { waiting: 4, dead: 0 }, parked: { length: 3 } });
    await inbox.close();
  });

  test.concurrent("Ctrl-C at a question leaves at once, and changes nothing", async () => {
    const file = await prepare();
    const { ended, see, press, said } = browse(file, { columns: 40 });
    await see("> event-1");
    press("r");
    press("\u0003");

    expect(await ended).toBe(130);
    expect(said()).toContain(LEFT);
    expect(said()).not.toContain("\u001B[7m"); // NO_COLOR
    const inbox = sqliteInbox(file);
    expect(await inbox.readStats()).toMatchObject({ events: { waiting: 3, dead: 1 } });
    await inbox.close();
  });

  test("without a terminal the other command is named", async () => {
    await expect(runInbox(["browse", "--file", await prepare()])).rejects.toMatchObject({
      exitCode: 2,
      message: "Cannot browse an inbox as this needs a terminal: use kontor inbox list",
    });
  });
});

describe("loop", () => {
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
    await see("Seller 4711 is resumed");
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
});
