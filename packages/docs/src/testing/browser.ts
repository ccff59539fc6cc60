import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import inflater from "@sparticuz/chromium";
import { inflate } from "@sparticuz/chromium";
import { chromium, type Browser, type LaunchOptions } from "playwright-core";
import { promisify } from "node:util";
import express from "express";

const cache = fileURLToPath(new URL("../../.cache/chromium-153", import.meta.url));
const archive = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "../bin/al2023.tar.br");
const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const PATIENCE_MS = 120_000; // only a browser that hangs takes so long

/**
 * Starts a real Chromium: the one at `CHROME_PATH`, else the one of the package `@sparticuz/chromium`, which has the
 * shared libraries that a bare machine lacks. Playwright gives every launch a fresh profile.
 *
 * @param more Further flags of Chromium.
 * @throws If no browser can be started; a test that cannot run fails.
 */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const args = [...flags, ...more];
  const own = process.env["CHROME_PATH"];
  if (own) return launch({ args, executablePath: own });
  await unpack();
  const libraries = [join(cache, "al2023/lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean).join(":");
  const fonts = existsSync("/etc/fonts/fonts.conf") ? {} : { FONTCONFIG_PATH: join(cache, "fonts") };
  return launch({
    args,
    executablePath: join(cache, "chromium"),
    env: { ...process.env, ...fonts, LD_LIBRARY_PATH: libraries },
  });
}

/** Launches the browser. Each action on a page has the same time limit as the launch. */
async function launch(options: LaunchOptions): Promise<Browser> {
  const browser = await chromium.launch({ ...options, timeout: PATIENCE_MS });
  browser.on("context", (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}

/** Unpacks the browser once per machine. A rename puts it in place, so no other test run sees half of it. */
async function unpack(): Promise<void> {
  if (existsSync(cache)) return;
  if (process.arch !== "x64")
    throw new Error(`Cannot start a browser as CHROME_PATH must name one on ${process.arch}: got none`);
  await mkdir(dirname(cache), { recursive: true });
  const staging = await mkdtemp(`${cache}-`);
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = staging; // the package unpacks into the temporary folder and trusts the files it finds there
  try {
    await Promise.all([inflater.executablePath(), inflate(archive)]);
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
  await rename(staging, cache).catch(() => rm(staging, { recursive: true })); // another run was faster
}

/** Serves a folder on a free port of the loopback interface. A folder is served by its `index.html`, an unknown path by `404.html`. */
export async function serveFolder(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const app = express().use(express.static(folder));
  app.use((_, response) => response.status(404).sendFile("404.html", { root: folder }));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    server.closeAllConnections();
    await promisify(server.close.bind(server))();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
