import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { pipeline } from "node:stream/promises";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/**
 * Serves a folder on the loopback interface. A folder is served by its `index.html`, an unknown path by `404.html`.
 *
 * @param port Default 0, which means any free port.
 */
export async function serveFolder(folder: string, port = 0): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(folder, request.url ?? "/", response).catch(() => response.destroy()); // the client closed the connection, or the file could not be read
  });
  await listening(server, port);
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("Cannot serve the site as the server must have a port");
  return { url: `http://127.0.0.1:${address.port}`, close: () => closed(server) };
}

async function answer(folder: string, url: string, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(url, "http://localhost");
  const wanted = join(folder, normalize(decodeURIComponent(pathname)), pathname.endsWith("/") ? "index.html" : "");
  const found = (await isFile(wanted)) ? wanted : undefined;
  const file = found ?? join(folder, "404.html");
  response.writeHead(found ? 200 : 404, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
  await pipeline(createReadStream(file), response);
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}
