import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { launchChromium } from "@kontor/docs/testing/chromium";
import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildBrowserScript, servePages, serve, type Served } from "./serve.ts";

const PATIENCE = 60_000; // only a hang takes so long
const patient = `handshakeMs: ${PATIENCE}, timeoutMs: ${PATIENCE}`;

const source = (entry: string) => fileURLToPath(import.meta.resolve(entry));
const hostScript = `
  // a host as plain as can be: one port for each try, the exact origin, calls answered from window.methods
  window.methods = { completeHandshake() {}, add: (a, b) => a + b, fail() { throw new RangeError("no such order"); }, hang: () => new Promise(() => {}) };
  window.calls = [];
  window.meet = (frame, origin) => {
    const waiting = new Map();
    window.ask = (methodName, ...args) => new Promise((resolve, reject) => {
      const id = crypto.randomUUID();
      waiting.set(id, ({ type, body }) => (type === "METHOD_CALL_RETURN" ? resolve(body) : reject(Object.assign(new Error(body.message), { name: body.name }))));
      window.port.postMessage({ id, type: "METHOD_CALL", body: { methodName, args } });
    });
    window.trigger = (topic, payload) => new Promise((resolve) => {
      const id = crypto.randomUUID();
      waiting.set(id, resolve);
      window.port.postMessage({ id, type: "EVENT_TRIGGER", body: { topic, payload } });
    });
    const shake = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = async ({ data: { id, type, body } }) => {
        if (type === "EVENT_TRIGGER") { window.calls.push(body); return port1.postMessage({ id, type: "EVENT_TRIGGER_CONFIRMATION" }); }
        if (type !== "METHOD_CALL") return waiting.get(id)?.({ type, body });
        window.calls.push(body.methodName);
        if (body.methodName === "completeHandshake") { clearInterval(window.timer); window.port = port1; }
        try { port1.postMessage({ id, type: "METHOD_CALL_RETURN", body: await window.methods[body.methodName](...body.args) }); }
        catch ({ name, message }) { port1.postMessage({ id, type: "METHOD_CALL_ERROR", body: { name, message } }); }
      };
      frame.contentWindow.postMessage({ type: "HANDSHAKE" }, origin, [port2]);
    };
    const begin = () => { clearInterval(window.timer); window.port = undefined; window.timer = setInterval(shake, 20); };
    frame.addEventListener("load", begin);
    Object.assign(window, { begin, shake });
    begin();
  };`;
const appPage = (query = "") => `<!doctype html><title>app</title><script type="module">
  import { createAppBridge, appEvents } from "/bridge.js";
  Object.assign(window, { createAppBridge, appEvents });
  window.start = (options) => (window.started = createAppBridge(options).then((bridge) => (window.bridge = bridge)));
  // whatever was sent here before it has arrived when the port answers
  window.addEventListener("message", ({ data, ports: [port] }) => data === "ECHO" && (port.onmessage = () => port.postMessage("ECHO")));
  ${query}
  window.isLoaded = true;
</script>`;

let browser: Browser;
let app: Served;
let host: Served;
let hostile: Served;

beforeAll(async () => {
  browser = await launchChromium();
  host = await serve(
    servePages({
      "/": `<!doctype html><title>host</title><script>${hostScript}</script><iframe id="app"></iframe>`,
      "/empty": "<!doctype html><title>empty</title>",
    }),
  );
  hostile = await serve(
    servePages({
      "/": `<!doctype html><title>hostile</title><script>${hostScript}</script><iframe id="app"></iframe>`,
      "/empty": "<!doctype html><title>empty</title>",
    }),
  );
  const both = await buildBrowserScript(fileURLToPath(new URL("bridge-entry.ts", import.meta.url)));
  const auto = `window.start({ hostOrigins: ["${host.origin}"], ${patient} });`;
  app = await serve(servePages({ "/": appPage(auto), "/manual": appPage(), "/bridge.js": both }));
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([app, host, hostile].map((served) => served?.[Symbol.asyncDispose]()));
});

/** The host's page with the app in its frame, met. */
async function open({ path = "/", parent = host } = {}): Promise<{ page: Page; frame: Frame } & AsyncDisposable> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(parent.origin);
  const url = app.origin + path;
  await page.evaluate(
    ([address, origin]) => {
      const element = document.getElementById("app") as HTMLIFrameElement;
      element.src = address!;
      element.addEventListener(
        "load",
        () => (window as unknown as { meet(frame: unknown, origin: unknown): void }).meet(element, origin),
        { once: true },
      );
    },
    [url, app.origin],
  );
  const frame = await frameAt(page, url);
  await frame.waitForFunction("window.isLoaded");
  return { page, frame, [Symbol.asyncDispose]: () => context.close() };
}

/** The frame of this address, once there is one. */
async function frameAt(page: Page, url: string): Promise<Frame> {
  await vi.waitFor(() => expect(page.frames().map((each) => each.url())).toContain(url), PATIENCE);
  return page.frames().find((each) => each.url() === url)!;
}

/** From now on the timers of a frame end when the test says so: each is a function of `window.timers`, in the order of their start. */
const timersByHand = (frame: Frame) =>
  frame.evaluate("void (window.timers = [], window.setTimeout = (run) => timers.push(run))");

const met = (frame: Frame) => frame.waitForFunction("window.bridge");

test("calls go both ways between two origins, and errors cross by name and message", async () => {
  await using opened = await open();
  const { page, frame } = opened;
  await met(frame);

  expect(await frame.evaluate("bridge.hostOrigin")).toBe(host.origin);
  expect(await frame.evaluate("bridge.method.call('add', 2, 3)")).toBe(5);
  expect(
    await frame.evaluate(
      "bridge.method.call('fail').catch(({ name, problem, remoteName, message }) => ({ name, problem, remoteName, message }))",
    ),
  ).toEqual({
    name: "BridgeError",
    problem: "thrown",
    remoteName: "RangeError",
    message: "Cannot call fail as no such order",
  });
  await frame.evaluate(
    "void (window.end = bridge.method.expose('twice', (n) => n * 2), bridge.method.expose('refuse', () => { throw new TypeError('not now'); }))",
  );
  expect(await page.evaluate("ask('twice', 21)")).toBe(42);
  expect(await page.evaluate("ask('refuse').catch(({ name, message }) => name + ': ' + message)")).toBe(
    "TypeError: not now",
  );
  expect(await page.evaluate("ask('nothing').catch(({ message }) => message)")).toBe("nothing is not exposed");
  await frame.evaluate("end()");
  expect(await page.evaluate("ask('twice', 21).catch(({ message }) => message)")).toBe("twice is not exposed");
});

test("a call that is not answered ends by itself, by its signal, and tells which", async () => {
  await using opened = await open();
  const { frame } = opened;
  await met(frame);
  const problem = (call: string) => frame.evaluate(`${call}.catch(({ problem }) => problem)`);

  expect(await problem("bridge.method.callWith({ timeoutMs: 30 }, 'hang')")).toBe("timeout");
  expect(await problem("bridge.method.callWith({ timeout: 30 }, 'hang')")).toBe("unknown-option");
  expect(await problem("bridge.method.callWith({ signal: AbortSignal.timeout(20) }, 'hang')")).toBe("aborted");
  expect(await problem("bridge.method.callWith({ signal: AbortSignal.abort() }, 'hang')")).toBe("aborted");
  expect(await problem("bridge.method.call('add', () => {})")).toBe("thrown"); // a function cannot be sent
  expect(await frame.evaluate("bridge.method.call('add', 1, 1)")).toBe(2);
});

test.each([
  ["no options", "createAppBridge()"],
  ["null for options", "createAppBridge(null)"],
  ["a text for origins", "createAppBridge({ hostOrigins: 'https://hub.test' })"],
  ["a time that is no number", "createAppBridge({ hostOrigins: ['https://hub.test'], handshakeMs: NaN })"],
  ["a time that is text", "createAppBridge({ hostOrigins: ['https://hub.test'], timeoutMs: '10' })"],
])("%s is refused as an option that is wrong, before anything is waited for", async (_, call) => {
  const page = await browser.newPage();
  await page.goto(`${app.origin}/manual`);
  await page.waitForFunction("window.isLoaded");

  expect(await page.evaluate(`(async () => ${call})().catch(({ name, problem }) => name + ': ' + problem)`)).toBe(
    "BridgeError: wrong-option",
  );
  await page.close();
});

test("started twice it is one bridge; started for nobody it can be started again", async () => {
  await using opened = await open({ path: "/manual" });
  const { frame, page } = opened;

  expect(
    await frame.evaluate(
      "createAppBridge({ hostOrigins: ['https://nobody.test'], handshakeMs: 50 }).catch(({ problem, message }) => problem + ': ' + message)",
    ),
  ).toBe("no-host: Cannot meet the host as none of https://nobody.test has spoken");
  const options = `{ hostOrigins: [${JSON.stringify(host.origin)}], ${patient} }`;
  await page.evaluate("clearInterval(timer)"); // the host speaks once
  await frame.evaluate(`void (window.both = [createAppBridge(${options}), createAppBridge(${options})])`);
  await page.evaluate("shake()");
  expect(await frame.evaluate("(async () => both[0] === both[1] && (await both[0]) === (await both[1]))()")).toBe(true);
  expect(await page.evaluate("calls.filter((name) => name === 'completeHandshake').length")).toBe(1);
});

test("an option that there is none of is refused by name, before anything is waited for", async () => {
  const page = await browser.newPage();
  await page.goto(`${app.origin}/manual`);
  await page.waitForFunction("window.isLoaded");

  const refused =
    "createAppBridge({ hostOrigin: 'https://hub.test' }).catch(({ problem, message }) => [problem, message])";
  expect(await page.evaluate(refused)).toEqual([
    "unknown-option",
    "Cannot meet the host as hostOrigin is not an option; the options are hostOrigins,timeoutMs,handshakeMs",
  ]);
  await page.close();
});

test.each([
  ["in no frame", ["https://hub.test"], "Cannot meet the host as the page is in no frame"],
  ["without origins", [], "Cannot meet the host as hostOrigins must be origins"],
  ["with a star", ["*"], "Cannot meet the host as hostOrigins must be origins"],
  ["with an address for an origin", ["https://hub.test/path"], "Cannot meet the host as hostOrigins must be origins"],
])("%s it says so at once instead of waiting for ever", async (_, hostOrigins, message) => {
  const page = await browser.newPage();
  await page.goto(`${app.origin}/manual`);
  await page.waitForFunction("window.isLoaded");

  expect(
    await page.evaluate(
      `createAppBridge({ hostOrigins: ${JSON.stringify(hostOrigins)} }).catch(({ message }) => message)`,
    ),
  ).toBe(message);
  await page.close();
});

test("a page whose host speaks thrice before it is answered works on whichever port the host keeps", async () => {
  await using opened = await open({ path: "/manual" });
  const { page, frame } = opened;
  await page.evaluate("clearInterval(timer)");
  await frame.evaluate(
    `void start({ hostOrigins: [${JSON.stringify(host.origin)}], ${patient} }).then((bridge) => bridge.method.expose('hello', () => 'here'))`,
  );
  await page.evaluate("void (shake(), shake(), shake())");
  await met(frame);

  await page.waitForFunction("calls.filter((name) => name === 'completeHandshake').length === 3");
  expect(await page.evaluate("ask('hello')")).toBe("here"); // on the last port
  expect(await frame.evaluate("bridge.method.call('add', 2, 2)")).toBe(4);
});

test("a host that is not ready yet, or answers late, is met all the same", async () => {
  await using opened = await open({ path: "/manual" });
  const { page, frame } = opened;
  await page.evaluate(`(() => {
    window.tries = 0;
    methods.completeHandshake = async () => {
      tries += 1;
      if (tries < 3) { shake(); throw new Error("not ready"); }
      await new Promise((resolve) => (window.answer = resolve));
    };
    clearInterval(timer);
  })()`);
  await timersByHand(frame);

  await frame.evaluate(`void start({ hostOrigins: [${JSON.stringify(host.origin)}], ${patient} })`);
  await page.evaluate("shake()");
  await page.waitForFunction("tries === 3");
  await frame.evaluate("timers[0]()"); // the wait for a host is over, and one has spoken
  await page.evaluate("answer()");
  await met(frame);

  expect(await frame.evaluate("bridge.method.call('add', 2, 2)")).toBe(4);
});

test("a method that took the place of another stays when the older one ends", async () => {
  await using opened = await open();
  const { page, frame } = opened;
  await met(frame);
  await frame.evaluate(
    "void (window.end = bridge.method.expose('name', () => 'older'), bridge.method.expose('name', () => 'newer'), end())",
  );

  expect(await page.evaluate("ask('name')")).toBe("newer");
});

test("whatever an exposed method throws is answered", async () => {
  await using opened = await open();
  const { page, frame } = opened;
  await met(frame);
  await frame.evaluate(
    "void bridge.method.expose('odd', (kind) => { throw [{ message: () => {} }, Object.create(null), undefined, 'text', { problem: 'timeout', message: 'inner' }][kind]; })",
  );
  const heard = [];
  for (const kind of [0, 1, 2, 3, 4])
    heard.push(await page.evaluate(`ask('odd', ${kind}).catch(({ message }) => message)`));

  expect(heard).toEqual(["() => {}", "the thrown value cannot be written as text", "undefined", "text", "inner"]);
  expect(await frame.evaluate("bridge.method.callWith({ timeoutMs: Infinity }, 'add', 1, 1)")).toBe(2);
  expect(await frame.evaluate("appEvents(bridge).publish('a:b', () => {}).catch(({ problem }) => problem)")).toBe(
    "thrown",
  );
});

test("a page that is loaded anew in the middle meets its host anew", async () => {
  await using opened = await open();
  const { page, frame } = opened;
  await met(frame);
  await frame.evaluate("void bridge.method.call('hang')");

  await frame.evaluate("location.reload()");
  await frame.waitForFunction("window.bridge && performance.getEntriesByType('navigation')[0].type === 'reload'");

  expect(await frame.evaluate("bridge.method.call('add', 1, 2)")).toBe(3);
  await frame.evaluate("void bridge.method.expose('again', () => 'yes')");
  expect(await page.evaluate("ask('again')")).toBe("yes");
});

test("events are behind an entry of their own; listeners leave as often as they like", async () => {
  await using opened = await open();
  const { page, frame } = opened;
  await met(frame);
  await frame.evaluate(
    "void (window.heard = [], window.off = appEvents(bridge).subscribe('CustomerChanged', (payload) => heard.push(payload)))",
  );

  await page.evaluate("trigger('CustomerChanged', { customerId: '7' })");
  await frame.evaluate("void (off(), off())");
  await page.evaluate("trigger('CustomerChanged', { customerId: '8' })");
  await frame.evaluate("appEvents(bridge).publish('order:opened', { id: 1 })");

  expect(await frame.evaluate("heard")).toEqual([{ customerId: "7" }]);
  expect(await page.evaluate("calls.filter((each) => each !== 'completeHandshake').at(-1)")).toEqual({
    topic: "order:opened",
    payload: { id: 1 },
  });
});

test("10,000 calls leave nothing behind", async () => {
  await using opened = await open();
  const { page, frame } = opened;
  await met(frame);
  const devtools = await page
    .context()
    .newCDPSession(frame)
    .catch(() => page.context().newCDPSession(page));
  const usedBytes = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    return (await devtools.send("Runtime.getHeapUsage")).usedSize;
  };
  const calls = (count: number) =>
    frame.evaluate(
      `(async () => { for (let i = 0; i < ${count}; i += 100) await Promise.all(Array.from({ length: 100 }, (_, n) => bridge.method.call('add', i, n))); })()`,
    );
  await calls(2_000);
  const before = await usedBytes();

  await calls(10_000);

  expect((await usedBytes()) - before).toBeLessThan(300_000);
});

const tricks: Record<string, string> = {
  "a handshake": "post({ type: 'HANDSHAKE' }, [port])",
  "a handshake to anybody": "target.postMessage({ type: 'HANDSHAKE' }, '*', [port])",
  "a handshake without a port": "post({ type: 'HANDSHAKE' })",
  "a handshake with two ports": "post({ type: 'HANDSHAKE' }, [port, new MessageChannel().port2])",
  "a handshake that names the host": "post({ type: 'HANDSHAKE', origin: hostOrigin, source: 'host' }, [port])",
  "a handshake as text": "post(JSON.stringify({ type: 'HANDSHAKE' }), [port])",
  "a handshake in a list": "post([{ type: 'HANDSHAKE' }], [port])",
  "a type that is an object": "post({ type: { toString: 'HANDSHAKE' } }, [port])",
  "a handshake again and again":
    "for (let i = 0; i < 50; i += 1) post({ type: 'HANDSHAKE' }, [new MessageChannel().port2])",
  "a call without a port": "post({ id: '1', type: 'METHOD_CALL', body: { methodName: 'secret', args: [] } })",
  "a call with a port": "post({ id: '1', type: 'METHOD_CALL', body: { methodName: 'secret', args: [] } }, [port])",
  "an answer nobody asked for": "post({ id: '1', type: 'METHOD_CALL_RETURN', body: 'evil' })",
  "an event": "post({ id: '1', type: 'EVENT_TRIGGER', body: { topic: 'CustomerChanged', payload: 'evil' } })",
  "a completed handshake":
    "post({ id: '1', type: 'METHOD_CALL', body: { methodName: 'completeHandshake', args: [] } }, [port])",
  "a prototype": 'post(JSON.parse(\'{"type":"HANDSHAKE","__proto__":{"origin":"x"}}\'), [port])',
  null: "post(null, [port])",
  "a number": "post(7, [port])",
  "a large message": "post({ type: 'HANDSHAKE', body: 'x'.repeat(1e6) }, [port])",
  "a message event made by hand":
    "try { target.dispatchEvent(new MessageEvent('message', { data: { type: 'HANDSHAKE' }, origin: hostOrigin, ports: [port] })) } catch {}",
  "a look for the bridge": "try { window.stolen = target.bridge } catch {}",
  "a script address": "try { target.location.href = 'javascript:window.stolen=1' } catch {}",
};

/** Everything a hostile window does; whatever gets through shows in `window.got` there, or in `stolen` in the app. */
const attack = (target: string) => `(async () => {
  const target = ${target};
  window.got = [];
  const hostOrigin = ${JSON.stringify("HOST")};
  window.addEventListener('message', ({ data }) => window.got.push('message ' + JSON.stringify(data)));
  // there and back, and there and back again: what the trick has sent has arrived, and so has an answer to it
  const echo = async () => {
    const { port1, port2 } = new MessageChannel();
    target.postMessage('ECHO', '*', [port2]);
    for (const _ of [1, 2, 3])
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port1.postMessage('');
      });
  };
  for (const trick of ${JSON.stringify(Object.values(tricks))}) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => window.got.push(trick + ' ' + JSON.stringify(data));
    const post = (data, ports = []) => target.postMessage(data, '*', ports);
    try { new Function('target', 'post', 'port', 'hostOrigin', trick)(target, post, port2, hostOrigin); } catch {}
    port1.postMessage({ id: 'x', type: 'METHOD_CALL', body: { methodName: 'secret', args: [] } });
    await echo();
  }
  if (window.stolen) window.got.push('stolen ' + window.stolen);
  return window.got;
})()`;

test("a hostile frame beside the app tries 21 tricks, and none succeeds, before and after the handshake", async () => {
  await using opened = await open({ path: "/manual" });
  const { page, frame } = opened;
  await page.evaluate((url) => {
    const evil = document.createElement("iframe");
    evil.src = url;
    document.body.append(evil);
  }, `${hostile.origin}/empty`);
  const evil = await frameAt(page, `${hostile.origin}/empty`);
  await frame.evaluate("void (window.revealed = 0)");
  await page.evaluate("clearInterval(timer)"); // the host is silent until the first attack is over
  const before = evil.evaluate(attack("window.parent.frames[0]").replace("HOST", host.origin));
  const starting = frame.evaluate(
    `start({ hostOrigins: [${JSON.stringify(host.origin)}], ${patient} }).then(() => {})`,
  );
  expect(await before).toEqual([]);
  expect(await frame.evaluate("window.bridge")).toBeUndefined();
  await page.evaluate("begin()");
  await starting;
  await frame.evaluate("void bridge.method.expose('secret', () => { window.revealed += 1; return 'secret'; })");

  expect(Object.keys(tricks)).toHaveLength(21);
  expect(await evil.evaluate(attack("window.parent.frames[0]").replace("HOST", host.origin))).toEqual([]);
  expect(await frame.evaluate("window.revealed")).toBe(0);
  expect(await frame.evaluate("window.stolen")).toBeUndefined();
  expect(await frame.evaluate("bridge.hostOrigin")).toBe(host.origin);
  expect(await frame.evaluate("bridge.method.call('add', 1, 2)")).toBe(3); // and the bridge still works
});

/** Begins to wait for the host, until the test ends the wait; gives how it ended. */
async function startBeside(frame: Frame): Promise<{ ending: Promise<unknown> }> {
  await timersByHand(frame);
  await frame.evaluate(
    `void (window.ending = createAppBridge({ hostOrigins: [${JSON.stringify(host.origin)}] }).then(() => 'met', ({ problem }) => problem))`,
  );
  return { ending: frame.evaluate("ending") };
}

test("a hostile page that frames the app is no host", async () => {
  await using opened = await open({ path: "/manual", parent: hostile });
  const { page, frame } = opened;
  const { ending } = await startBeside(frame);

  expect(
    await page.evaluate(attack("document.getElementById('app').contentWindow").replace("HOST", host.origin)),
  ).toEqual([]);
  await frame.evaluate("timers[0]()"); // the wait for a host is over
  expect(await ending).toBe("no-host");
  expect(await page.evaluate("calls")).toEqual([]);
});

test("a frame of the host's own origin that is not the parent is no host", async () => {
  await using opened = await open({ path: "/manual" });
  const { page, frame } = opened;
  await page.evaluate((url) => {
    clearInterval((window as unknown as { timer: number }).timer); // the host itself is silent
    const beside = document.createElement("iframe");
    beside.src = url;
    document.body.append(beside);
  }, `${host.origin}/empty`);
  const beside = await frameAt(page, `${host.origin}/empty`);
  const { ending } = await startBeside(frame);

  expect(await beside.evaluate(attack("window.parent.frames[0]").replace("HOST", host.origin))).toEqual([]);
  await frame.evaluate("timers[0]()"); // the wait for a host is over
  expect(await ending).toBe("no-host");
});

test("the bridge is at most 2 KB, gzip, and nothing of Node is in it", async () => {
  const code = await buildBrowserScript(source("@kontor/app/bridge"), { minify: true });

  expect(gzipSync(code, { level: 9 }).byteLength).toBeLessThanOrEqual(2_000);
  expect(code).not.toMatch(/node:|require\(|process\./);
});
