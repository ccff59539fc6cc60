import { routes, type Route } from "../generated/routes.generated.ts";
import { demo } from "../seed/seed.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "../serve/sandbox.ts";
import type { SampleRequest } from "./sample-request.ts";

/** An answer, with its body as JSON where it is JSON, else as text. */
export interface ErpAnswer {
  status: number;
  type: string | null;
  body: unknown;
  bytes: Uint8Array;
}

/** Calls any operation of the ERP. */
export interface ErpCaller {
  sandbox: Sandbox;
  /** @param headers Headers in place of the usual ones; `undefined` leaves one out. */
  send(route: Route, request: SampleRequest, headers?: Record<string, string | undefined>): Promise<ErpAnswer>;
  /** Sends any text as the body. */
  sendText(route: Route, request: SampleRequest, text: string, type: string): Promise<ErpAnswer>;
  /** Goes back to the seed, without quotas, with a new token. */
  reset(): Promise<void>;
  /** A token of the demo's client with these scopes. */
  fetchToken(scopes: readonly string[]): Promise<string>;
}

const noQuotas = Object.fromEntries(routes.map(({ id }) => [id, null]));

/** Makes a sandbox without quotas and a caller whose token has every scope. */
export async function createErpCaller(options: SandboxOptions = {}): Promise<ErpCaller> {
  const sandbox = createSandbox({ startAt: new Date("2026-02-12T08:00:00Z"), ...options });
  const fetchToken = async (scopes: readonly string[]) => {
    const response = await sandbox.fetch("https://sandbox.test/oauth2/token", {
      method: "POST",
      headers: { authorization: `Basic ${btoa(`${demo.clientId}:${demo.clientSecret}`)}` },
      body: new URLSearchParams({
        grant_type: "client_credentials",
        ...(scopes.length > 0 && { scope: scopes.join(" ") }),
      }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  };
  let token = "";
  const reset = async () => {
    sandbox.reset();
    sandbox.assume({ quotas: noQuotas });
    token = await fetchToken([]);
  };
  await reset();
  return {
    sandbox,
    reset,
    fetchToken,
    send(route, request, more = {}) {
      const [type] = route.bodyTypes;
      const { body } = request;
      const text = isJson(type) || typeof body !== "string" ? JSON.stringify(body) : body;
      return call(request, body === undefined ? undefined : text, {
        "content-type": body === undefined ? undefined : type,
        ...more,
      });
    },
    sendText: (_, request, text, type) => call(request, text, { "content-type": type }),
  };

  async function call(
    { method, path, headers }: SampleRequest,
    body: string | undefined,
    more: Record<string, string | undefined>,
  ): Promise<ErpAnswer> {
    const all = {
      authorization: `Bearer ${token}`,
      "x-tenant-id": demo.tenantId,
      "x-appid": "test/1.0.0",
      "x-appversion": "1.0.0",
      ...headers,
      ...more,
    };
    const response = await sandbox.fetch(`https://sandbox.test/erp${path}`, {
      method,
      headers: Object.entries(all).filter((each): each is [string, string] => each[1] !== undefined),
      ...(body !== undefined && { body }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get("content-type"), body: readBody(bytes), bytes };
  }
}

function isJson(type: string | undefined): boolean {
  return type === "application/json";
}

function readBody(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  try {
    return text === "" ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}
