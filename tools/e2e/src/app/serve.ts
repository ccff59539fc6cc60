import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FetchHandler } from "@kontor/app";
import { nodeListener } from "@kontor/app/node";
import { rolldown } from "rolldown";

export interface Served extends AsyncDisposable {
  origin: string;
}

/** A handler on a separate port, and so a separate origin. */
export async function serve(handle: FetchHandler): Promise<Served> {
  const server = createServer({ keepAliveTimeout: 0 }, nodeListener(handle));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Pages by their path. */
export function servePages(byPath: Record<string, string>): FetchHandler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const text = byPath[pathname];
    const type = pathname.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8";
    return text === undefined
      ? new Response(null, { status: 404 })
      : new Response(text, { headers: { "content-type": type } });
  };
}

/** A script for a browser, from its source, as an integrator's bundler would make it. Nothing of Node may be in it. */
export async function buildBrowserScript(input: string, { minify = false } = {}): Promise<string> {
  await using bundle = await rolldown({
    input,
    platform: "browser",
    tsconfig: false,
    resolve: { conditionNames: ["@kontor/source", "import", "default"] },
  });
  const { output } = await bundle.generate({ format: "esm", minify, codeSplitting: false });
  const [{ code, imports }] = output;
  if (imports.length > 0) throw new Error(`Cannot run ${input} in a browser as it must import nothing: got ${imports}`);
  return code;
}
