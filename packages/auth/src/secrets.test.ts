import { createServer, type Server, type Socket } from "node:net";
import { format, inspect } from "node:util";
import { afterEach, expect, test } from "vitest";
import { ApiError, ConnectionError, DecodeError, type Fetch } from "@kontor/http";
import { apiKey } from "./api-key.ts";
import { cached } from "./cached.ts";
import { TokenError } from "./error.ts";
import { channelFetch, erpFetch, withToken } from "./fetch.ts";
import { clientCredentials } from "./oauth/client.ts";
import { refreshGrant } from "./oauth/refresh-grant.ts";
import { refreshExchange } from "./refresh-exchange.ts";

const SECRET = "CanaryRefreshToken"; // letters alone, as a server may spell it back as it likes
const servers: Server[] = [];
afterEach(() => void servers.splice(0).map((server) => server.close()));

/** A server that answers every request with these bytes, whatever they are, and ends the connection. */
async function serveBytes(bytes: string): Promise<string> {
  const server = createServer((socket: Socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(bytes));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

/** All that a log could show of an error. */
function shown(error: unknown): string {
  const texts: string[] = [];
  for (let each = error; each !== undefined && each !== null; each = (each as Error).cause)
    texts.push(
      inspect(each),
      inspect(each, { showHidden: true, depth: Infinity }),
      inspect(each, { showHidden: true, depth: Infinity, showProxy: true, customInspect: false }),
      format("%o %O %s %j", each, each, each, each),
      String(JSON.stringify(each)),
      JSON.stringify(Object.getOwnPropertyDescriptors(each)),
      String(each),
      String((each as Error).stack),
    );
  return texts.join("\n");
}

const body = (value: unknown) => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};

const answers: Record<string, string> = {
  "no HTTP at all": `${SECRET}\r\n\r\n`,
  "a header that breaks the parser": `HTTP/1.1 200 OK\r\nx: \u0000${SECRET}\r\n\r\n`,
  "a body of the wrong form": body([SECRET]),
  "a token of the wrong type": body({ authToken: [SECRET], access_token: [SECRET], token_type: "bearer" }),
  "text that is no JSON": body(`{"authToken":"${SECRET}`),
  "a token that no header can hold": body({ authToken: `${SECRET}\n`, access_token: `${SECRET}\n`, expiresIn: 9 }),
  "a body that breaks off": `HTTP/1.1 200 OK\r\ncontent-type: text/${SECRET}\r\ncontent-length: 9999\r\n\r\n{"x":"${SECRET}`,
  "a page": `HTTP/1.1 200 OK\r\ncontent-type: text/html; x=${SECRET}\r\nconnection: close\r\n\r\n<html>${SECRET}`,
  "a refusal that repeats it": `HTTP/1.1 400 ${SECRET}\r\ncontent-type: application/json\r\nconnection: close\r\nx: ${SECRET}\r\n\r\n${JSON.stringify({ error: SECRET, error_description: SECRET })}`,
  "a refusal that repeats it in small letters": `HTTP/1.1 400 x\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n${JSON.stringify({ error: SECRET.toLowerCase() })}`,
  "a redirect to it": `HTTP/1.1 302 x\r\nlocation: https://${SECRET}.test/${SECRET}?${SECRET}\r\ncontent-length: 0\r\n\r\n`,
  "another type of token": body({ access_token: SECRET, authToken: "", token_type: SECRET }),
};

test.each(Object.entries(answers))("no TokenError holds a secret, however deep one looks: %s", async (_, bytes) => {
  const url = await serveBytes(bytes);
  const grants = [
    refreshExchange({ baseUrl: url, refreshToken: SECRET }),
    clientCredentials({ authUrl: url, clientId: "i", clientSecret: SECRET }),
    refreshGrant({ authUrl: url, clientId: "i", clientSecret: SECRET, refreshToken: SECRET }),
  ];

  for (const grant of grants) {
    const error: unknown = await grant().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(TokenError);
    expect(shown(error).toLowerCase()).not.toContain(SECRET.toLowerCase());
  }
});

test("an error name of RFC 6749 is told, and nothing else", async () => {
  const tell = async (error: unknown) => {
    const fetch: Fetch = async () => Response.json({ error }, { status: 400 });
    const options = { authUrl: "https://auth.test", clientId: "i", clientSecret: "s", fetch };
    return (await clientCredentials(options)().catch((thrown: unknown) => thrown as TokenError)) as TokenError;
  };

  expect(await tell("invalid_grant")).toMatchObject({ error: "invalid_grant", message: /400 invalid_grant$/ });
  expect(await tell("hunter_two")).toMatchObject({ error: undefined, message: /answered 400$/ });
});

test("a function that is given a secret by mistake does not quote it", () => {
  const wrong: (() => unknown)[] = [
    () => cached(SECRET as never),
    () => cached(SECRET as never, { store: {} as never }),
    () =>
      cached(
        Object.assign(async () => ({}) as never, { identity: () => [] }),
        { store: SECRET as never },
      ),
    () => withToken(SECRET as never),
    () => channelFetch({ tokens: SECRET as never }),
    () => refreshExchange({ baseUrl: "https://channel.test", refreshToken: [SECRET] as never }),
  ];

  for (const call of wrong) {
    let error: unknown;
    try {
      call();
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ code: "ERR_PLATFORM_ARGUMENT" });
    expect(shown(error)).not.toContain(SECRET);
  }
});

test.each(["no HTTP at all", "a header that breaks the parser"])(
  "what channelFetch() and erpFetch() throw by themselves holds no byte that came: %s",
  async (how) => {
    const url = await serveBytes(answers[how]!);
    const tokens = apiKey({ key: "k" });
    for (const send of [channelFetch({ tokens, retries: 0 }), erpFetch({ tokens, retries: 0 })]) {
      const error: unknown = await send(url).catch((thrown: unknown) => thrown);

      expect(error).toMatchObject({ name: "TypeError", cause: { name: "HTTPParserError" } });
      expect(shown(error)).not.toContain(SECRET);
    }
  },
);

test("what came stays in reach of who asks for it by name, and is shown to nobody else", () => {
  const headers = new Headers({ "x-token": SECRET });
  const api = new ApiError({ operation: "Events_List" }, 500, { authToken: SECRET }, headers);
  const decode = new DecodeError("an event", "must be text", { value: { authToken: SECRET } });

  expect(api.body).toEqual({ authToken: SECRET });
  expect(api.headers).toBe(headers);
  expect(decode.value).toEqual({ authToken: SECRET });
  expect(shown(api) + shown(decode)).not.toContain(SECRET);
});

test("the raw answer that a parser carries along does not come with an error, its code does", async () => {
  const raw = Object.assign(new Error("Response does not match the HTTP/1.1 protocol"), {
    code: "HPE_INVALID",
    data: SECRET,
  });
  const error = new ConnectionError({ operation: "Events_List" }, new TypeError("fetch failed", { cause: raw }));

  expect(shown(error)).not.toContain(SECRET);
  expect(error.cause).toMatchObject({ name: "TypeError", cause: { code: "HPE_INVALID" } });
});
