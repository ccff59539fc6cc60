import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sqliteTenants } from "@kontor/app/sqlite";
import { createCloudApp } from "@kontor/docs/samples/hub/cloud-app";
import { addAxe, listViolations } from "@kontor/docs/testing/crawl";
import { launchChromium } from "@kontor/docs/testing/browser";
import { demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildBrowserScript, servePages, serve } from "./serve.ts";

let browser: Browser;
let script: string;
beforeAll(async () => {
  browser = await launchChromium();
  script = await buildBrowserScript(fileURLToPath(import.meta.resolve("@kontor/docs/samples/hub/setup-page")));
});
afterAll(() => browser?.close());

/** A sandbox with its hub open, and the sample app on a separate origin. */
async function setUp({ width = 1280 } = {}) {
  const server = await startSandboxServer();
  const folder = mkdtempSync(join(tmpdir(), "kontor-hub-"));
  const tenants = sqliteTenants(join(folder, "tenants.db"));
  const app = await serve(
    createCloudApp({
      erpUrl: server.erpUrl,
      authUrl: server.url,
      gatewayUrl: server.url,
      hubOrigin: server.url,
      clientId: demo.clientId,
      clientSecret: demo.clientSecret,
      tenants,
      script,
    }),
  );
  const context = await browser.newContext({ viewport: { width, height: 1000 } });
  await context.addInitScript(() => {
    // what a page waits for at most, it waits for twelve times as long here: on a busy machine nobody gives up for its pace
    const start = window.setTimeout;
    const patient = (run: () => void, ms = 0) => start(run, ms >= 5_000 ? ms * 12 : ms);
    window.setTimeout = patient as never;
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
  page.on("pageerror", (error) => void complaints.push(error.message));
  await page.goto(`${server.url}/__sandbox/hub/`);
  return {
    ...server,
    app,
    page,
    tenants,
    complaints,
    async register(technicalName: string, configurationUrl: string) {
      const manifest = { version: "1.0.0", technicalName, lifecycle: { configurationUrl } };
      await page.getByLabel("Manifest, JSON").fill(JSON.stringify(manifest));
      await page.getByRole("button", { name: "Register" }).click();
      await page.locator("#app").getByText(technicalName).waitFor({ state: "attached" });
    },
    async install(technicalName: string) {
      await page.getByLabel("App", { exact: true }).selectOption(technicalName);
      await page.getByRole("button", { name: "Install", exact: true }).click();
    },
    verdict: (text: string) => page.locator("#verdict", { hasText: text }).waitFor(),
    frame: page.frameLocator("iframe.frame"),
    async [Symbol.asyncDispose]() {
      await context.close();
      await app[Symbol.asyncDispose]();
      await server.close();
      tenants[Symbol.dispose]();
      rmSync(folder, { recursive: true });
    },
  };
}

test("the sample app is installed, finishes its set-up, and calls the ERP for that tenant, in light and in dark", async () => {
  await using hub = await setUp();
  await hub.register("stock-sync", `${hub.app.origin}/setup`);
  await hub.install("stock-sync");

  await hub.verdict("waits for setupCompleted");
  await hub.page.getByText("The handshake is done").waitFor();
  expect(hub.sandbox.rows("installations")).toMatchObject([
    { app: "stock-sync", state: "waiting", tenantId: demo.tenantId },
  ]);
  await hub.frame.getByRole("button", { name: "Connect this shop" }).click();
  await hub.frame.getByText("Connected. Tax classes of this shop:").waitFor();
  await hub.verdict("stock-sync is installed.");

  expect(hub.sandbox.rows("installations")).toMatchObject([{ state: "installed" }]);
  expect(await hub.tenants.all()).toMatchObject([
    { tenantId: demo.tenantId, userId: expect.stringMatching(/-/) as string },
  ]);
  expect(hub.sandbox.report().byOperation).toMatchObject({ TaxClass_QueryTaxClasses: 1, token: 1 });
  await addAxe(hub.page);
  for (const colorScheme of ["light", "dark"] as const) {
    await hub.page.emulateMedia({ colorScheme });
    expect([colorScheme, await listViolations(hub.page)]).toEqual([colorScheme, []]);
  }
  expect(hub.complaints).toEqual([]);
});

test("an installation fails where the set-up page is unreachable, and says so", async () => {
  await using hub = await setUp();
  const nobody = await serve(servePages({}));
  await nobody[Symbol.asyncDispose]();
  await hub.register("gone", `${nobody.origin}/setup`);
  await hub.register("missing", `${hub.app.origin}/nothing-here`);

  await hub.install("gone");
  await hub.verdict("The installation has failed: the set-up page is unreachable.");
  expect(await hub.page.locator("#verdict").textContent()).toContain("ECONNREFUSED");
  await hub.install("missing");
  await hub.page.locator("#verdict", { hasText: "answered 404" }).waitFor();

  expect(hub.sandbox.rows("installations").map(({ state }) => state)).toEqual(["failed", "failed"]);
  expect(await hub.page.locator("iframe").count()).toBe(0);
});

test("without setupCompleted an installation never finishes, and the hub says what it waits for", async () => {
  await using hub = await setUp({ width: 390 });
  const silent = await serve(servePages({ "/setup": "<!doctype html><title>silent</title><p>No bridge here." }));
  await hub.register("silent", `${silent.origin}/setup`);

  await hub.page.clock.install(); // the page's time is told here
  await hub.install("silent");
  await hub.frame.getByText("No bridge here.").waitFor();
  await hub.page.clock.runFor(6_000);
  await hub.page.getByText("No answer for 5 s: is the bridge created on the page").waitFor();

  await hub.verdict("it waits for setupCompleted, without which it never is");
  expect(hub.sandbox.rows("installations")).toMatchObject([{ state: "waiting" }]);
  await silent[Symbol.asyncDispose]();
});

test("only apps with a registered manifest are installed, and the hub speaks to its own page alone", async () => {
  await using server = await startSandboxServer();
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/__sandbox/hub${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });

  const refused = await post("/install", { app: "nobody", tenantId: demo.tenantId });
  const foreign = await post("/install", { app: "nobody" }, { origin: "https://evil.test" });
  const manifest = { technicalName: "plain", lifecycle: { configurationUrl: "http://app.test/setup" } };
  const plain = await post("/apps", { manifest });

  expect([refused.status, await refused.json()]).toEqual([
    400,
    { error: "Cannot install nobody as its manifest must be registered" },
  ]);
  expect(foreign.status).toBe(403);
  expect([plain.status, await plain.json()]).toEqual([
    400,
    {
      error:
        "Cannot register a manifest as lifecycle.configurationUrl must be an https address, or one of this machine: got http://app.test/setup",
    },
  ]);
  expect(() => server.sandbox.addApp({})).toThrow("technicalName must be text of 1 to 100 characters");
});
