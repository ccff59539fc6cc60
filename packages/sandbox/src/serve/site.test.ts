import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { demo } from "../seed/demo.ts";
import { createSandbox } from "./sandbox.ts";
import { startSandboxServer } from "./server.ts";
import { openSite } from "./site.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-site-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder as the build of the docs writes it, and the token of a channel that works in its state. */
async function writeSite(name: string, base?: string): Promise<{ site: string; token: string }> {
  const prepared = createSandbox({ startAt: new Date("2026-02-12T08:00:00Z"), randomSeed: 7 });
  const body = new URLSearchParams({ refreshToken: demo.refreshToken });
  const answer = await prepared.fetch("https://sandbox.test/v1/auth", { method: "POST", body });
  const { authToken } = (await answer.json()) as { authToken: string };
  const site = join(folder, name);
  const files = {
    "index.html": "home",
    "404.html": "no such page",
    "erp/index.html": "guide",
    "a b.css": "a {}",
    "v1/channel": "never shown",
    "try-it/sandbox.json": '{"hasSandbox":false}',
    "try-it/start.json": JSON.stringify({ base, snapshot: prepared.snapshot() }),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(site, path, ".."), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  return { site, token: authToken };
}

test("a site and the platform share an address: an operation comes first, then a page", async () => {
  const { site, token } = await writeSite("plain");
  await using server = await startSandboxServer({ site });
  const look = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.url}${path}`, { headers, redirect: "manual" });
    const [type] = (answer.headers.get("content-type") ?? "").split(";");
    return [answer.status, type, answer.headers.get("location") ?? (await answer.text()).slice(0, 12)];
  };

  expect(await look("/")).toEqual([200, "text/html", "home"]);
  expect(await look("/erp/")).toEqual([200, "text/html", "guide"]);
  expect(await look("/erp")).toEqual([308, "", "./erp/"]);
  expect(await look("/try-it/sandbox.json")).toEqual([200, "application/json", '{"hasSandbox']);
  expect(await (await fetch(`${server.url}/try-it/sandbox.json`)).json()).toEqual({ hasSandbox: true });
  expect(await look("//erp")).toEqual([308, "", "./erp/"]); // two slashes would lead to another host
  expect(await look("/a%20b.css")).toEqual([200, "text/css", "a {}"]);
  expect(await look("/v1/channel", { authorization: `Bearer ${token}` })).toEqual([
    200,
    "application/json",
    expect.stringMatching(/^\{/),
  ]);
  expect(await look("/none", { accept: "text/html,*/*" })).toEqual([404, "text/html", "no such page"]);
  expect(await look("/none")).toEqual([404, "application/json", expect.stringMatching(/^\{/)]);
  expect(await look("/__sandbox/none", { accept: "text/html" })).toEqual([
    404,
    "application/json",
    expect.stringMatching(/^\{/),
  ]);
  expect((await fetch(`${server.url}/`, { method: "POST" })).status).toBe(404);
  expect(server.sandbox.now()).toEqual(new Date("2026-02-12T08:00:00Z"));
  expect(server.sandbox.log().map(({ path }) => path)).not.toContain("/erp/");
});

test("no page of a site stands in a frame of another, and a file to download loads nothing", async () => {
  const { site } = await writeSite("policy");
  await using server = await startSandboxServer({ site });
  const policyOf = async (path: string, accept = "*/*") =>
    (await fetch(`${server.url}${path}`, { headers: { accept } })).headers.get("content-security-policy");

  expect([await policyOf("/"), await policyOf("/none", "text/html")]).toEqual(Array(2).fill("frame-ancestors 'none'"));
  expect(await policyOf("/try-it/start.json")).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("a site that was built for a path is served under it, and the root leads there", async () => {
  const { site } = await writeSite("under", "/docs");
  const opened = await openSite(site);
  const find = async (path: string) => (await opened.find({ method: "GET", path }))?.status;

  expect([await find("/docs/"), await find("/docs/erp/"), await find("/"), await find("/erp/")]).toEqual([
    200,
    200,
    302,
    undefined,
  ]);
  expect(await opened.find({ method: "HEAD", path: "/docs/" })).not.toHaveProperty("body");
});

test("nothing outside the folder is served, neither by dots nor through a link", async () => {
  const { site } = await writeSite("closed");
  writeFileSync(join(folder, "outside.txt"), "outside");
  symlinkSync(join(folder, "outside.txt"), join(site, "link.txt"));
  const { find } = await openSite(site);

  for (const path of [
    "/../outside.txt",
    "/%2e%2e/outside.txt",
    "/..%2foutside.txt",
    "/link.txt",
    "/%00",
    "/%",
    "/try-it",
  ])
    expect([path, await find({ method: "GET", path })]).toEqual([path, undefined]);
});

test.each(["seed", "startAt", "randomSeed", "storage"])(
  "a site beside %s is refused: its pages have their own state",
  async (name) => {
    const { site } = await writeSite("refused");
    const start = startSandboxServer({ site, [name]: name === "startAt" ? new Date() : {} });

    await expect(start).rejects.toThrow(`Cannot serve the docs with ${name} as the sandbox must start in the state`);
  },
);

test("a folder that holds no built site is refused by its name", async () => {
  await expect(startSandboxServer({ site: folder })).rejects.toThrow(
    `Cannot serve the docs as ${folder} must be the folder of a built site: it has no readable try-it/start.json`,
  );
});
