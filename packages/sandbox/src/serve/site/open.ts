import { join } from "node:path";
import { readFile } from "node:fs/promises";
import type { HttpCall, HttpReply } from "../../platform/call.ts";
import { findRoute } from "../../platform/find-route.ts";
import type { Snapshot } from "../../state/storage.ts";
import { findFile } from "./find-file.ts";

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
