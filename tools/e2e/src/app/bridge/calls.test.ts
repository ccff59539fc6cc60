import { expect, test } from "vitest";
import { readAppPage, createBridgePages, waitUntilMet } from "./open.ts";

const { open, origins } = createBridgePages();

test("calls go both ways between two origins, and errors cross by name and message", async () => {
  await using opened = await open();
  const { host, app } = opened;

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
  await using opened = await open();
  const { app } = opened;

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
  await using opened = await open();
  const { host, app } = opened;
  await app.evaluate(({ bridge: { method } }) => {
    const endOlder = method.expose("name", () => "older");
    method.expose("name", () => "newer");
    endOlder();
  });

  expect(await host.evaluate(({ ask }) => ask("name"))).toBe("newer");
});

test("any value that an exposed method throws is answered", async () => {
  await using opened = await open();
  const { host, app } = opened;
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
  await using opened = await open();
  const { host, app } = opened;
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

test("10,000 calls leave nothing behind", async () => {
  await using opened = await open();
  const { page, frame, app } = opened;
  const context = page.context();
  const devtools = await context.newCDPSession(frame).catch(() => context.newCDPSession(page));
  const measureBytes = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    return (await devtools.send("Runtime.getHeapUsage")).usedSize;
  };
  const makeCalls = (total: number) =>
    app.evaluate(async ({ bridge }, count) => {
      for (let made = 0; made < count; made += 100)
        await Promise.all(Array.from({ length: 100 }, (_, place) => bridge.method.call("add", made, place)));
    }, total);
  await makeCalls(2_000);
  const before = await measureBytes();

  await makeCalls(10_000);

  expect((await measureBytes()) - before).toBeLessThan(300_000);
});
