import { join, extname, sep } from "node:path";
import { readFile, realpath } from "node:fs/promises";
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

/** A built docs site. */
export interface Site {
  /** The state in which every call of its pages succeeds. */
  snapshot: Snapshot;
  /** Finds the page or file that a request asks for; `undefined` where the request is for the platform. */
  find(call: Pick<HttpCall, "method" | "path">): Promise<HttpReply | undefined>;
  /** Finds the page that says that there is none, for a person who followed a wrong link. */
  findMissing(call: Pick<HttpCall, "method" | "path" | "headers">): Promise<HttpReply | undefined>;
}

/**
 * Opens a built docs site. Its pages stand beside the paths of the platform: an operation comes first, then a file of the site.
 *
 * @throws {RangeError} If the folder holds no built site.
 */
export async function openSite(folder: string): Promise<Site> {
  const { snapshot, base = "/" } = await readStart(folder);
  const prefix = base.replace(/\/$/, "");
  const isPage = ({ method, path }: Pick<HttpCall, "method" | "path">) =>
    (method === "GET" || method === "HEAD") && !OWN.test(path) && !findRoute(method, path);
  const reply = (path: string, method: string, status: number) => findFile({ folder, prefix, path, method, status });
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
    throw new RangeError(
      `Cannot serve the docs as ${folder} must be the folder of a built site: it has no ${START} that can be read`,
      {
        cause,
      },
    );
  }
}

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
  ".yaml": "application/yaml",
};

export interface FileQuestion {
  folder: string;
  /** The path under which the site stands, without a slash at its end. */
  prefix: string;
  /** The path of the request, as it came. */
  path: string;
  method: string;
  /** The status of the answer, if there is such a file. */
  status: number;
}

/** Finds a file of a folder. A path that ends in a slash means its `index.html`, and one without is led there. Nothing outside the folder is found. */
export async function findFile({ folder, prefix, path, method, status }: FileQuestion): Promise<HttpReply | undefined> {
  const name = path.startsWith(`${prefix}/`) ? decodePath(path.slice(prefix.length)) : undefined;
  if (name === undefined) return undefined;
  const file = name.endsWith("/") ? `${name}index.html` : name;
  const bytes = await readWithin(folder, file);
  const headers = { "cache-control": "no-cache", "x-content-type-options": "nosniff" };
  if (bytes) {
    const type = TYPES[extname(file).toLowerCase()] ?? "application/octet-stream";
    return { status, headers: { ...headers, "content-type": type }, ...(method === "GET" && { body: bytes }) };
  }
  if (file !== name || !(await readWithin(folder, `${name}/index.html`))) return undefined;
  const location = `/${path.replace(/^[/\\]+/, "")}/`; // an address that begins with two slashes names another host
  return { status: 308, headers: { ...headers, location } };
}

function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Reads a file, if it is one and stands within the folder: neither dots nor a link lead out of it. */
async function readWithin(folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    return file.startsWith(`${root}${sep}`) ? new Uint8Array(await readFile(file)) : undefined;
  } catch {
    return undefined; // no such file, or a folder
  }
}
