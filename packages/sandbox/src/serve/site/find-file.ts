import { readFile, realpath } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import type { HttpReply } from "../../platform/call.ts";

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
