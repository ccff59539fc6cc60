import { createSandbox, defaultSeed, demo, type Sandbox, type SandboxOptions } from "@kontor/sandbox";

/** A request, byte for byte as a client of others writes it. */
export interface RawRequest {
  body?: string | Uint8Array<ArrayBuffer> | FormData | URLSearchParams | undefined;
  headers?: Record<string, string>;
}

export interface RawAnswer {
  status: number;
  text: string;
  /** The text read as JSON; `undefined` if it is empty. */
  body: never;
  headers: Headers;
}

export type RawCall = (method: string, path: string, request?: RawRequest) => Promise<RawAnswer>;

/** A sandbox of February 2026 in which nothing is counted, and a caller for each side, by plain `fetch`. */
export async function createRawCallers({ assumptions, ...options }: SandboxOptions = {}): Promise<{
  sandbox: Sandbox;
  open: RawCall;
  channel: RawCall;
  seller: RawCall;
}> {
  const [channel] = Object.values(defaultSeed.channels!);
  const sandbox = createSandbox({
    seed: {
      ...defaultSeed,
      rows: {}, // a test begins without offers, orders and sessions, and with one seller
      channels: { [demo.channel]: { ...channel, sellers: channel!.sellers!.slice(0, 1) } },
    },
    startAt: new Date("2026-02-12T08:00:00Z"),
    ...options,
    assumptions: { erpQuota: null, ...assumptions },
  });
  const call =
    (base: Record<string, string>): RawCall =>
    async (method, path, { body, headers } = {}) => {
      const isJson = typeof body === "string" && headers?.["content-type"] === undefined;
      const response = await sandbox.fetch(`https://sandbox.test${path}`, {
        method,
        headers: { ...base, ...(isJson && { "content-type": "application/json" }), ...headers },
        ...(body !== undefined && { body }),
      });
      const text = await response.text();
      const isText = text === "" || !response.headers.get("content-type")?.includes("json");
      const { status } = response;
      return { status, text, body: (isText ? undefined : JSON.parse(text)) as never, headers: response.headers };
    };
  const open = call({});
  const bearing = async (refreshToken: string) => {
    const { body } = await open("POST", "/v1/auth", { body: new URLSearchParams({ refreshToken }) });
    return call({ authorization: `Bearer ${(body as { authToken: string }).authToken}` });
  };
  return { sandbox, open, channel: await bearing(demo.refreshToken), seller: await bearing(demo.sellerRefreshToken) };
}

/** The codes of an error body. */
export function readCodes({ body }: RawAnswer): (string | undefined)[] {
  return ((body as { errorList?: { code?: string }[] } | undefined)?.errorList ?? []).map(({ code }) => code);
}
