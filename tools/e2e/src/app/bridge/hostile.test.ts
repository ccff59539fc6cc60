import type { JSHandle } from "playwright-core";
import { expect, test } from "vitest";
import { readAttackPage, createBridgePages, waitUntilMet } from "./open.ts";
import type { AppPage } from "./pages/app.ts";
import type { AttackPage } from "./pages/attack.ts";

const { open, addAttacker, origins } = createBridgePages();

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
