import { ArgumentError, type Wrap } from "@kontor/http";

/**
 * Sends calls to the paths of another version of the ERP API, so that one program runs against both. It stands around the `fetch`
 * of a client: `pipeline(erpFetch({ tokens }), renamedPaths({ "/v2/salesOrders": "/v2/sales-orders" }))`.
 *
 * @param paths The old paths as the specs write them, and the new ones. A name in braces is one segment; one that only the new
 *   path has is taken out of the JSON body, as newer versions move an id from there. A method may precede an old path:
 *   `PATCH /v2/taxclasses/update`. The first path that fits is taken; a call that none fits stays as it is.
 * @throws {ArgumentError} If a path does not begin with `/`, or a body lacks what the new path needs.
 */
export function renamedPaths(paths: Readonly<Record<string, string>>): Wrap {
  const rules = Object.entries(paths).map(([from, to]) => buildRule(from, to));
  return (next) => async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input));
    const call = `${(init?.method ?? request?.method ?? "GET").toUpperCase()} ${url.pathname}`;
    for (const { pattern, to } of rules) {
      const found = pattern.exec(call);
      if (!found) continue;
      const { base, ...values } = found.groups!;
      const moved = [...to.matchAll(/\{(\w+)\}/g)]
        .map(([, name]) => name!)
        .filter((name) => values[name] === undefined);
      if (moved.length === 0) return next(readdress(`${base}${fill(to, values)}`), init);
      const { body, taken } = takeOut(await readText(request, init), moved, to);
      const address = readdress(`${base}${fill(to, { ...values, ...taken })}`);
      return next(address, { ...init, body });
    }
    return next(input, init);

    function readdress(pathname: string): URL | Request {
      url.pathname = pathname;
      return request ? new Request(url, request.clone()) : url;
    }
  };
}

function buildRule(from: string, to: string) {
  const [, method = "[A-Z]+", path = ""] = /^(?:([A-Z]+) )?(\/.*)$/.exec(from) ?? [];
  if (path === "" || !to.startsWith("/"))
    throw new ArgumentError("rename a path", "both", "begin with /", `${from}, ${to}`);
  const segments = path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  return { pattern: new RegExp(`^${method} (?<base>.*?)${segments}$`), to };
}

function fill(path: string, values: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
}

async function readText(request: Request | undefined, init: RequestInit | undefined): Promise<string> {
  return typeof init?.body === "string" ? init.body : ((await request?.clone().text()) ?? "");
}

/** Takes fields out of a JSON body, written as parts of a path. */
function takeOut(text: string, names: string[], to: string) {
  const { ...body } = JSON.parse(text === "" ? "{}" : text) as Record<string, unknown>;
  const taken: Record<string, string> = {};
  for (const name of names) {
    if (body[name] === undefined) throw new ArgumentError(`send to ${to}`, "the body", `have ${name}`, undefined);
    taken[name] = encodeURIComponent(String(body[name]));
    delete body[name];
  }
  return { body: JSON.stringify(body), taken };
}
