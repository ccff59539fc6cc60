import { fileURLToPath } from "node:url";
import { launchChromium } from "@kontor/docs/testing/browser";
import type { Browser, Frame, JSHandle, Page } from "playwright-core";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { buildBrowserScript, serve, servePages, type Served } from "../serve.ts";
import type { AppPage } from "./pages/app.ts";
import type { AttackPage } from "./pages/attack.ts";
import type { HostPage } from "./pages/host.ts";

const PATIENCE_MS = 60_000; // only a hang takes so long

/** A host's page with the app in its frame. */
export interface OpenPages extends AsyncDisposable {
  page: Page;
  frame: Frame;
  host: JSHandle<HostPage>;
  app: JSHandle<AppPage>;
}

const buildPage = (name: string) => buildBrowserScript(fileURLToPath(new URL(`pages/${name}.ts`, import.meta.url)));
const html = (title: string, scripts: string[], body = "") =>
  `<!doctype html><title>${title}</title>${body}${scripts.map((name) => `<script type="module" src="/${name}.js"></script>`).join("")}`;

/* A browser, and the pages for the tests of one file: a host, a hostile host and an app, each on a separate origin. */
let browser: Browser;
let served: Record<"host" | "hostile" | "app", Served>;
beforeAll(async () => {
  browser = await launchChromium();
  const [host, attack, app] = await Promise.all(["host", "attack", "app"].map(buildPage));
  const hosts = {
    "/": html("host", ["host", "attack"], '<iframe id="app"></iframe>'),
    "/beside": html("beside", ["attack"]),
    "/host.js": host!,
    "/attack.js": attack!,
  };
  served = {
    host: await serve(servePages(hosts)),
    hostile: await serve(servePages(hosts)),
    app: await serve(servePages({ "/": html("app", ["app"]), "/app.js": app! })),
  };
});
afterAll(async () => {
  await browser?.close();
  await Promise.all(Object.values(served ?? {}).map((each) => each[Symbol.asyncDispose]()));
});

/** Opens the app in no frame. */
export async function openAlone(): Promise<Pick<OpenPages, "app"> & AsyncDisposable> {
  const page = await browser.newPage();
  await page.goto(served.app.origin);
  return { app: await readAppPage(page), [Symbol.asyncDispose]: () => page.close() };
}

/** Opens a host with the app in its frame. The two meet, unless `isManual`: then the app waits for the test to start it. */
export async function open({ isManual = false, parent = "host" as "host" | "hostile" } = {}): Promise<OpenPages> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(served[parent].origin);
  const host = (await page.evaluateHandle("hostPage")) as JSHandle<HostPage>;
  const url = `${served.app.origin}/${isManual ? "" : `?host=${served.host.origin}`}`;
  await host.evaluate(
    ({ meet }, [address, origin]) => {
      const element = document.getElementById("app") as HTMLIFrameElement;
      element.src = address!;
      element.addEventListener("load", () => meet(element, origin!), { once: true });
    },
    [url, served.app.origin],
  );
  const frame = await findFrame(page, url);
  const app = await readAppPage(frame);
  if (!isManual) await waitUntilMet(frame);
  return { page, frame, host, app, [Symbol.asyncDispose]: () => context.close() };
}

/** Adds a frame of an attacker beside the app. */
export async function addAttacker(page: Page, origin: string): Promise<JSHandle<AttackPage>> {
  await page.evaluate((src) => {
    const beside = document.createElement("iframe");
    beside.src = src;
    document.body.append(beside);
  }, `${origin}/beside`);
  return readAttackPage(await findFrame(page, `${origin}/beside`));
}

export const origins = () => ({ host: served.host.origin, hostile: served.hostile.origin });

let met: Promise<OpenPages> | undefined;

/** The pages of a host and an app that have met, for all tests that change nothing there. */
export const meet = (): Promise<OpenPages> => (met ??= open());

/** Waits until the app and its host have met. */
export async function waitUntilMet(frame: Frame): Promise<void> {
  await frame.waitForFunction("window.appPage?.isMet");
}

/** The app in a page or a frame, once it is loaded. */
export function readAppPage(place: Page | Frame): Promise<JSHandle<AppPage>> {
  return place.waitForFunction("window.appPage") as Promise<JSHandle<AppPage>>;
}

/** The attacker in a page or a frame, once it is loaded. */
export function readAttackPage(place: Page | Frame): Promise<JSHandle<AttackPage>> {
  return place.waitForFunction("window.attackPage") as Promise<JSHandle<AttackPage>>;
}

/** The frame of this address, once there is one. */
async function findFrame(page: Page, url: string): Promise<Frame> {
  await vi.waitFor(() => expect(page.frames().map((each) => each.url())).toContain(url), PATIENCE_MS);
  return page.frames().find((each) => each.url() === url)!;
}
