import type { AppBridgeOptions } from "@kontor/app/bridge";
import type { JSHandle } from "playwright-core";
import { expect, test } from "vitest";
import { addAttacker, meet, open, openAlone, origins, readAppPage, readAttackPage, waitUntilMet } from "./open.ts";
import type { AppPage } from "./pages/app.ts";
import type { AttackPage } from "./pages/attack.ts";

/** Tries to create a bridge with these options. Gives the problem and the message of the refusal. */
const readRefusal = (app: JSHandle<AppPage>, options: unknown) =>
  app.evaluate(
    ({ createAppBridge }, given) =>
      createAppBridge(given as AppBridgeOptions).then(
        () => "no refusal",
        ({ name, problem, message }) => `${name}, ${problem}: ${message}`,
      ),
    options,
  );

const CANNOT = "Cannot connect to the host as";

test("wrong options are refused by name before the page waits for a host, and a page in no frame is told so at once", async () => {
  await using opened = await openAlone();
  const hostOrigins = ["https://hub.test"];
  const listRefusals = async (all: unknown[]) => {
    const told = new Set<string>();
    for (const options of all) told.add(await readRefusal(opened.app, options));
    return [...told];
  };

  const noOrigins = ["https://hub.test", [], ["*"], ["https://hub.test/path"]].map((each) => ({ hostOrigins: each }));
  expect(await listRefusals([undefined, null, ...noOrigins])).toEqual([
    `BridgeError, wrong-option: ${CANNOT} hostOrigins must be origins`,
  ]);
  const noTimes = [{ handshakeMs: Number.NaN }, { timeoutMs: "10" }].map((each) => ({ hostOrigins, ...each }));
  expect(await listRefusals(noTimes)).toEqual([
    `BridgeError, wrong-option: ${CANNOT} timeoutMs and handshakeMs must be numbers of ms`,
  ]);
  expect(await listRefusals([{ hostOrigin: "https://hub.test" }, { hostOrigins }])).toEqual([
    `BridgeError, unknown-option: ${CANNOT} hostOrigin is not an option; the options are hostOrigins,timeoutMs,handshakeMs`,
    `BridgeError, no-host: ${CANNOT} the page is not in a frame`,
  ]);
});

test("started twice it is one bridge; started for nobody it can be started again", async () => {
  await using opened = await open({ isManual: true });
  const { host, app } = opened;

  expect(await readRefusal(app, { hostOrigins: ["https://nobody.test"], handshakeMs: 50 })).toBe(
    "BridgeError, no-host: Cannot connect to the host as none of https://nobody.test has answered",
  );
  await host.evaluate(({ fallSilent }) => fallSilent()); // the host speaks once
  const both = await app.evaluateHandle(({ createAppBridge, listOptions }, origin) => {
    const options = listOptions(origin);
    return { promises: [createAppBridge(options), createAppBridge(options)] };
  }, origins().host);
  await host.evaluate(({ shake }) => shake());
  expect(
    await both.evaluate(async ({ promises }) => {
      const bridges = await Promise.all(promises);
      return [promises[0] === promises[1], bridges[0] === bridges[1]];
    }),
  ).toEqual([true, true]);
  expect(await host.evaluate(({ called }) => called)).toEqual(["completeHandshake"]);
});

test("a page whose host speaks thrice before it is answered works on whichever port the host keeps", async () => {
  await using opened = await open({ isManual: true });
  const { frame, host, app } = opened;
  await host.evaluate(({ fallSilent }) => fallSilent());
  await app.evaluate((page, origin) => {
    void page.start(origin).then(() => page.bridge.method.expose("hello", () => "here"));
  }, origins().host);
  await host.evaluate(({ shake }) => {
    for (let time = 0; time < 3; time += 1) shake();
  });
  await waitUntilMet(frame);

  await opened.page.waitForFunction("hostPage.called.filter((name) => name === 'completeHandshake').length === 3");
  expect(await host.evaluate(({ ask }) => ask("hello"))).toBe("here"); // on the last port
  expect(await app.evaluate(({ bridge }) => bridge.method.call("add", 2, 2))).toBe(4);
});

test("a host that is not ready yet, or answers late, is met all the same", async () => {
  await using opened = await open({ isManual: true });
  const { page, frame, host, app } = opened;
  const late = await host.evaluateHandle(({ methods, fallSilent, shake }) => {
    const state = { tries: 0, answer: () => {} };
    methods["completeHandshake"] = async () => {
      state.tries += 1;
      if (state.tries < 3) {
        shake();
        throw new Error("not ready");
      }
      await new Promise<void>((resolve) => (state.answer = resolve));
    };
    fallSilent();
    return state;
  });
  const timers = await app.evaluateHandle(({ holdTimers }) => holdTimers());

  await app.evaluate(({ start }, origin) => void start(origin), origins().host);
  await host.evaluate(({ shake }) => shake());
  await page.waitForFunction((state) => state.tries === 3, late);
  await timers.evaluate(([endWait]) => endWait!()); // the wait for a host is over, and one has spoken
  await late.evaluate(({ answer }) => answer());
  await waitUntilMet(frame);

  expect(await app.evaluate(({ bridge }) => bridge.method.call("add", 2, 2))).toBe(4);
});

test("calls go both ways between two origins, and errors cross by name and message", async () => {
  const { host, app } = await meet();

  expect(await app.evaluate(({ bridge }) => bridge.hostOrigin)).toBe(origins().host);
  expect(await app.evaluate(({ bridge }) => bridge.method.call("add", 2, 3))).toBe(5);
  expect(
    await app.evaluate(({ bridge }) =>
      bridge.method
        .call("fail")
        .catch(({ name, problem, remoteName, message }) => ({ name, problem, remoteName, message })),
    ),
  ).toEqual({
    name: "BridgeError",
    problem: "thrown",
    remoteName: "RangeError",
    message: "Cannot call fail as no such order",
  });
  const end = await app.evaluateHandle(({ bridge: { method } }) => {
    method.expose("refuse", () => {
      throw new TypeError("not now");
    });
    return method.expose("twice", (value: number) => value * 2);
  });
  expect(await host.evaluate(({ ask }) => ask("twice", 21))).toBe(42);
  expect(await host.evaluate(({ ask }) => ask("refuse").catch(({ name, message }) => `${name}: ${message}`))).toBe(
    "TypeError: not now",
  );
  expect(await host.evaluate(({ ask }) => ask("nothing").catch(({ message }) => message))).toBe(
    "nothing is not exposed",
  );
  await end.evaluate((run) => run());
  expect(await host.evaluate(({ ask }) => ask("twice", 21).catch(({ message }) => message))).toBe(
    "twice is not exposed",
  );
});

test("a call that is not answered ends by its time or its signal, and tells which", async () => {
  const { app } = await meet();

  const problems = await app.evaluate(({ bridge: { method } }) => {
    const calls = [
      method.callWith({ timeoutMs: 30 }, "hang"),
      method.callWith({ timeout: 30 } as object, "hang"),
      method.callWith({ signal: AbortSignal.timeout(20) }, "hang"),
      method.callWith({ signal: AbortSignal.abort() }, "hang"),
      method.call("add", () => {}), // a function cannot be sent
    ];
    return Promise.all(calls.map((call) => call.catch(({ problem }) => problem)));
  });

  expect(problems).toEqual(["timeout", "unknown-option", "aborted", "aborted", "thrown"]);
  expect(await app.evaluate(({ bridge }) => bridge.method.call("add", 1, 1))).toBe(2);
});

test("a method that took the place of another stays when the older one ends", async () => {
  const { host, app } = await meet();
  await app.evaluate(({ bridge: { method } }) => {
    const endOlder = method.expose("name", () => "older");
    method.expose("name", () => "newer");
    endOlder();
  });

  expect(await host.evaluate(({ ask }) => ask("name"))).toBe("newer");
});

test("any value that an exposed method throws is answered", async () => {
  const { host, app } = await meet();
  await app.evaluate(({ bridge }) => {
    const thrown = [
      { message: () => {} },
      Object.create(null),
      undefined,
      "text",
      { problem: "timeout", message: "inner" },
    ];
    bridge.method.expose("odd", (kind: number) => {
      throw thrown[kind];
    });
  });
  const messages = [];
  for (const kind of [0, 1, 2, 3, 4])
    messages.push(
      await host.evaluate(({ ask }, which) => ask("odd", which).catch(({ message }) => message as string), kind),
    );

  expect(messages).toEqual(["() => {}", "the thrown value cannot be written as text", "undefined", "text", "inner"]);
  expect(
    await app.evaluate(({ bridge }) => bridge.method.callWith({ timeoutMs: Number.POSITIVE_INFINITY }, "add", 1, 1)),
  ).toBe(2);
});

test("events are behind a separate entry; listeners leave as often as they like", async () => {
  const { host, app } = await meet();
  const listener = await app.evaluateHandle(({ appEvents, bridge }) => {
    const heard: unknown[] = [];
    return { heard, leave: appEvents(bridge).subscribe("CustomerChanged", (payload) => heard.push(payload)) };
  });

  await host.evaluate(({ trigger }) => trigger("CustomerChanged", { customerId: "7" }));
  await listener.evaluate(({ leave }) => {
    leave();
    leave();
  });
  await host.evaluate(({ trigger }) => trigger("CustomerChanged", { customerId: "8" }));
  await app.evaluate(({ appEvents, bridge }) => appEvents(bridge).publish("order:opened", { id: 1 }));

  expect(await listener.evaluate(({ heard }) => heard)).toEqual([{ customerId: "7" }]);
  expect(await host.evaluate(({ events }) => events)).toEqual([{ topic: "order:opened", payload: { id: 1 } }]);
  expect(
    await app.evaluate(({ appEvents, bridge }) =>
      appEvents(bridge)
        .publish("a:b", () => {}) // a function cannot be sent
        .catch(({ problem }) => problem),
    ),
  ).toBe("thrown");
});

test("a page that is loaded anew while a call waits meets its host anew", async () => {
  await using opened = await open();
  const { frame, host, app } = opened;
  await app.evaluate(({ bridge }) => void bridge.method.call("hang"));

  await frame.evaluate(() => location.reload());
  await frame.waitForFunction("performance.getEntriesByType('navigation')[0].type === 'reload'");
  await waitUntilMet(frame);

  const again = await readAppPage(frame);
  expect(await again.evaluate(({ bridge }) => bridge.method.call("add", 1, 2))).toBe(3);
  await again.evaluate(({ bridge }) => void bridge.method.expose("again", () => "yes"));
  expect(await host.evaluate(({ ask }) => ask("again"))).toBe("yes");
});

/** Lets an attacker that stands beside the app try every trick on it. */
const attackBeside = (attacker: JSHandle<AttackPage>) =>
  attacker.evaluate(({ attack }, origin) => attack(window.parent.frames[0]!, origin), origins().host);

/** Lets the app wait for its host until the test ends the wait. */
async function startWaiting(app: JSHandle<AppPage>) {
  return app.evaluateHandle(({ holdTimers, createAppBridge }, origin) => {
    const timers = holdTimers();
    const ending = createAppBridge({ hostOrigins: [origin] }).then(
      () => "met",
      ({ problem }) => String(problem),
    );
    return { ending, endWait: () => timers[0]!() };
  }, origins().host);
}

test("a hostile frame beside the app tries 21 tricks, and none succeeds, before and after the handshake", async () => {
  await using opened = await open({ isManual: true });
  const { page, frame, host, app } = opened;
  const attacker = await addAttacker(page, origins().hostile);
  await host.evaluate(({ fallSilent }) => fallSilent()); // the host is silent until the first attack is over
  await app.evaluate(({ start }, origin) => void start(origin), origins().host);
  const first = await attackBeside(attacker);
  expect([first.tried.length, first.got]).toEqual([21, []]);
  expect(await app.evaluate(({ isMet }) => isMet)).toBe(false);

  await host.evaluate(({ speak }) => speak());
  await waitUntilMet(frame);
  const calls = await app.evaluateHandle(({ bridge }) => {
    const revealed: string[] = [];
    bridge.method.expose("secret", () => revealed.push("secret"));
    return { revealed };
  });
  const second = await attackBeside(attacker);

  expect([second.tried.length, second.got]).toEqual([21, []]);
  expect(await calls.evaluate(({ revealed }) => revealed)).toEqual([]);
  expect(await frame.evaluate("window.stolen")).toBeUndefined();
  expect(await app.evaluate(({ bridge }) => bridge.hostOrigin)).toBe(origins().host);
  expect(await app.evaluate(({ bridge }) => bridge.method.call("add", 1, 2))).toBe(3); // and the bridge still works
});

test("a hostile page that frames the app is no host", async () => {
  await using opened = await open({ isManual: true, parent: "hostile" });
  const { page, host, app } = opened;
  const wait = await startWaiting(app);
  const attacker = await readAttackPage(page);

  const { tried, got } = await attacker.evaluate(
    ({ attack }, origin) => attack((document.getElementById("app") as HTMLIFrameElement).contentWindow!, origin),
    origins().host,
  );

  expect([tried.length, got]).toEqual([21, []]);
  await wait.evaluate(({ endWait }) => endWait());
  expect(await wait.evaluate(({ ending }) => ending)).toBe("no-host");
  expect(await host.evaluate(({ called }) => called)).toEqual([]);
});

test("a frame of the host's own origin that is not the parent is no host", async () => {
  await using opened = await open({ isManual: true });
  const { page, host, app } = opened;
  await host.evaluate(({ fallSilent }) => fallSilent());
  const attacker = await addAttacker(page, origins().host);
  const wait = await startWaiting(app);

  const { tried, got } = await attackBeside(attacker);

  expect([tried.length, got]).toEqual([21, []]);
  await wait.evaluate(({ endWait }) => endWait());
  expect(await wait.evaluate(({ ending }) => ending)).toBe("no-host");
});
