import { demo, type Sandbox } from "@kontor/sandbox";
import { startSandboxServer, type SandboxServer, type SandboxServerOptions } from "@kontor/sandbox/server";
import type { Browser, Page } from "playwright-core";

export interface OpenConsole extends AsyncDisposable {
  page: Page;
  server: SandboxServer;
  sandbox: Sandbox;
  /** The errors and warnings of the page, and its requests to other hosts; empty on a good page. */
  complaints: string[];
}

/** A sandbox whose clock stands still, and a browser that has its console open. */
export async function openConsole(
  browser: Browser,
  {
    colorScheme = "light",
    width = 1440,
    ...options
  }: SandboxServerOptions & { colorScheme?: "light" | "dark"; width?: number } = {},
): Promise<OpenConsole> {
  const server = await startSandboxServer({ startAt: new Date("2026-02-11T08:00:00Z"), ...options });
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => void complaints.push(error.message));
  page.on("dialog", (dialog) => {
    complaints.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(`${server.url}/`) && !request.url().startsWith("data:"))
      complaints.push(request.url());
  });
  await page.goto(`${server.url}/__sandbox/`);
  await page.getByText("Live", { exact: true }).waitFor();
  return {
    page,
    server,
    sandbox: server.sandbox,
    complaints,
    async [Symbol.asyncDispose]() {
      await context.close();
      await server.close();
    },
  };
}

/** Takes the events of the demo channel once, as a consumer does; the page sees it happen. */
export async function takeEvents({ fetch }: Pick<Sandbox, "fetch">): Promise<void> {
  const body = new URLSearchParams({ refreshToken: demo.refreshToken });
  const auth = await fetch("http://sandbox.test/v1/auth", { method: "POST", body });
  const { authToken } = (await auth.json()) as { authToken: string };
  await fetch("http://sandbox.test/v1/channel/event", { headers: { authorization: `Bearer ${authToken}` } });
}

/** An app asks to be registered. */
export async function sendRegistration(
  { fetch }: Pick<Sandbox, "fetch">,
  { appId = "example/stock-sync", displayName = "Stock sync" } = {},
): Promise<Response> {
  return fetch("http://sandbox.test/erp/v2/authentication", {
    method: "POST",
    headers: { ...appHeaders, "content-type": "application/json" },
    body: JSON.stringify({
      AppId: appId,
      DisplayName: displayName,
      Description: "Keeps the stock in line",
      Version: "1.0.0",
      ProviderName: "Example",
      ProviderWebsite: "https://example.test",
      MandatoryApiScopes: ["items.read"],
      AppIcon: "AA==",
      RegistrationType: 0,
    }),
  });
}

/** The headers of an app that has no key yet. */
export const appHeaders = {
  "x-challengecode": "challenge-of-the-app",
  "x-appid": "example.app/1.0",
  "x-appversion": "1.0",
  "x-tenant-id": demo.tenantId,
};
