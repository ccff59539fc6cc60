import { join, extname, sep } from "node:path";
import { readFile, realpath, stat } from "node:fs/promises";
import type { HttpCall, HttpReply } from "../platform/call.ts";
import { findRoute } from "../platform/find-route.ts";
import type { Snapshot } from "../state/store.ts";

/** The state that the forms of a site are filled for. The build of the docs writes it. */
const START = "try-it/start.json";

/** A file of every site, which says that no sandbox serves it. The sandbox answers in its place, so a page needs no request that fails. */
const MARK = "try-it/sandbox.json";
const JSON_HEADERS = { "content-type": "application/json", "cache-control": "no-store" };

/** The paths of a sandbox that are no operations. A site has no pages there. */
const OWN = /^\/(?:__sandbox|oauth2)(?:\/|$)/;

export interface Site {
  /** The state in which every call of its pages succeeds. */
  snapshot: Snapshot;
  /** Finds the page or file that a request asks for; `undefined` where the request is for the platform. */
  find(call: Pick<HttpCall, "method" | "path">): Promise<HttpReply | undefined>;
  /** Finds the page that says that there is none, for a person who followed a wrong link. */
  findMissing(call: Pick<HttpCall, "method" | "path" | "headers">): Promise<HttpReply | undefined>;
}

/** Opens a built docs site. An operation comes before a file of it. @throws {RangeError} If the folder holds none. */
export async function openSite(folder: string): Promise<Site> {
  const { snapshot, base = "/" } = await readStart(folder);
  const prefix = base.replace(/\/$/, "");
  const isPage = ({ method, path }: Pick<HttpCall, "method" | "path">) =>
    (method === "GET" || method === "HEAD") && !OWN.test(path) && !findRoute(method, path);
  const reply = async (path: string, method: string, status: number) =>
    path.startsWith(`${prefix}/`) ? findFile(folder, path.slice(prefix.length), method, status) : undefined;
  return {
    snapshot,
    find: async (call) => {
      if (!isPage(call)) return undefined;
      if (call.path === `${prefix}/${MARK}`) return { status: 200, headers: JSON_HEADERS, body: '{"hasSandbox":true}' };
      const isAbove = prefix !== "" && call.path === "/"; // the address that a person is told
      return isAbove ? { status: 302, headers: { location: `${prefix}/` } } : reply(call.path, call.method, 200);
    },
    findMissing: async (call) => {
      const isPerson = isPage(call) && call.headers.get("accept")?.includes("text/html");
      return isPerson ? reply(`${prefix}/404.html`, call.method, 404) : undefined;
    },
  };
}

async function readStart(folder: string): Promise<{ snapshot: Snapshot; base?: string }> {
  try {
    return JSON.parse(await readFile(join(folder, START), "utf8")) as { snapshot: Snapshot; base?: string };
  } catch (cause) {
    const message = `Cannot serve the docs as ${folder} must be the folder of a built site: it has no readable ${START}`;
    throw new RangeError(message, { cause });
  }
}

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
  ".yaml": "application/yaml",
};

/** What may load something: a page, whose own policy is in its head, and what it runs. A document of any other type loads nothing. */
const ACTIVE = new Set([".html", ".js"]);

/**
 * Finds a file of a folder by the path of a request below the site's own. A path that ends in a slash means its `index.html`, and one
 * without is led there. Nothing outside the folder is found: neither dots nor a link lead out of it.
 */
async function findFile(folder: string, path: string, method: string, status: number): Promise<HttpReply | undefined> {
  const name = path.endsWith("/") ? `${path}index.html` : path;
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, decodeURIComponent(name)))]);
    if (!file.startsWith(`${root}${sep}`)) return undefined;
    if ((await stat(file)).isDirectory()) {
      await stat(join(file, "index.html"));
      return { status: 308, headers: { location: `./${path.split("/").at(-1)}/` } }; // two slashes at its start would name another host
    }
    const end = extname(file).toLowerCase();
    const headers = {
      "cache-control": "no-cache",
      "content-security-policy": `${ACTIVE.has(end) ? "" : "default-src 'none'; "}frame-ancestors 'none'`,
      "content-type": TYPES[end] ?? "application/octet-stream",
      "x-content-type-options": "nosniff",
    };
    return { status, headers, ...(method === "GET" && { body: new Uint8Array(await readFile(file)) }) };
  } catch {
    return undefined; // there is no such file
  }
}
