import type { AppBridgeOptions } from "@kontor/app/bridge";
import type { JSHandle } from "playwright-core";
import { expect, test } from "vitest";
import { createBridgePages, waitUntilMet } from "./open.ts";
import type { AppPage } from "./pages/app.ts";

const { open, openAlone, origins } = createBridgePages();

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

const hostOrigins = ["https://hub.test"];
const NOT_ORIGINS = "BridgeError, wrong-option: Cannot connect to the host as hostOrigins must be origins";
const NOT_TIMES =
  "BridgeError, wrong-option: Cannot connect to the host as timeoutMs and handshakeMs must be numbers of ms";

test.each<[string, unknown, string]>([
  ["no options", undefined, NOT_ORIGINS],
  ["null for options", null, NOT_ORIGINS],
  ["a text for origins", { hostOrigins: "https://hub.test" }, NOT_ORIGINS],
  ["an empty list of origins", { hostOrigins: [] }, NOT_ORIGINS],
  ["a star", { hostOrigins: ["*"] }, NOT_ORIGINS],
  ["an address for an origin", { hostOrigins: ["https://hub.test/path"] }, NOT_ORIGINS],
  ["a time that is no number", { hostOrigins, handshakeMs: Number.NaN }, NOT_TIMES],
  ["a time that is text", { hostOrigins, timeoutMs: "10" }, NOT_TIMES],
  [
    "an option that does not exist",
    { hostOrigin: "https://hub.test" },
    "BridgeError, unknown-option: Cannot connect to the host as hostOrigin is not an option; the options are hostOrigins,timeoutMs,handshakeMs",
  ],
])("%s is refused by name before the page waits for a host", async (_, options, refusal) => {
  await using opened = await openAlone();

  expect(await readRefusal(opened.app, options)).toBe(refusal);
});

test("a page in no frame is told so at once", async () => {
  await using opened = await openAlone();

  expect(await readRefusal(opened.app, { hostOrigins })).toBe(
    "BridgeError, no-host: Cannot connect to the host as the page is not in a frame",
  );
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
