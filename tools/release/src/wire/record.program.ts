/**
 * Plays calls with the clients of the tree in which it stands, and prints the request that each sends and the value that it gives:
 * `node record.program.ts <calls.json>`. Without a file it prints the calls themselves, one for each operation of the tree's specs.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { apiKey, channelFetch, erpFetch, refreshExchange } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createChannelClient } from "@kontor/channel-client";
import { prepareBundles } from "@kontor/codegen/read/bundles";
import { readSpec, type Document } from "@kontor/codegen/read/spec";
import { buildSdkSample } from "@kontor/docs/reference/samples/sdk";
import { createErpClient } from "@kontor/erp-client";
import { rawErpClient } from "@kontor/erp-client/raw";

interface Described {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, unknown> }>>;
}

interface Call {
  code: string;
  answer: { status: number; body: string; isKnown: boolean };
}

const AsyncFunction = (async () => {}).constructor as new (
  ...words: string[]
) => (...values: unknown[]) => Promise<unknown>;
const [file] = process.argv.slice(2);
const output = file ? await play(JSON.parse(readFileSync(file, "utf8")) as Record<string, Call>) : listCalls();
process.stdout.write(JSON.stringify(output));

function listCalls(): Record<string, Call> {
  const bundles = prepareBundles();
  const calls = ["erp", "channel"].flatMap((api) => {
    const document = JSON.parse(readFileSync(join(bundles, `${api}.json`), "utf8")) as Described & Document;
    const spec = readSpec(api, document);
    const described = new Map(
      Object.values(document.paths).flatMap((path) => Object.values(path).map((each) => [each.operationId, each])),
    );
    return spec.operations.map((operation) => {
      const code = buildSdkSample(spec, operation).replaceAll(/^import .*$/gm, "");
      return [operation.id, { code, answer: findAnswer(described.get(operation.id) ?? {}, document) }] as const;
    });
  });
  const oauth = { access_token: "t", token_type: "bearer", expires_in: 3600 };
  const [, exchange] = calls.find(([id]) => id === "Auth_ExchangeRefreshToken") ?? [];
  const grants: Record<string, { code: string; body?: string | undefined }> = {
    "refreshExchange()": {
      code: "refreshExchange({ baseUrl, refreshToken: 'r', fetch })({})",
      body: exchange?.answer.body,
    },
    "clientCredentials()": {
      code: "clientCredentials({ authUrl: baseUrl, clientId: 'c', clientSecret: 's', fetch })({})",
      body: JSON.stringify(oauth),
    },
    "erpFetch()": { code: "erpFetch({ tokens: apiKey({ key: 'k' }), fetch })(baseUrl + '/v2/info')" },
    "channelFetch()": { code: "channelFetch({ tokens: apiKey({ key: 'k' }), fetch })(baseUrl + '/v1/channel')" },
  };
  const sent = Object.entries(grants).map(([id, { code, body = "{}" }]) => {
    return [id, { code: `await ${code}.then(() => "sent");`, answer: { status: 200, body, isKnown: true } }] as const;
  });
  return Object.fromEntries([...calls, ...sent]);
}

/** The first example of a success, as the platform sends it. An answer of which nothing is known proves nothing about what is read. */
function findAnswer({ responses = {} }: { responses?: Record<string, unknown> }, document: object): Call["answer"] {
  const status = Object.keys(responses).find((code) => code.startsWith("2")) ?? "200";
  const response = follow(responses[status], document) as {
    content?: Record<string, { example?: unknown; examples?: object }>;
  };
  const { "application/json": json, ...others } = response?.content ?? {};
  const [first] = Object.values(json?.examples ?? {});
  const value = json?.example ?? (follow(first, document) as { value?: unknown } | undefined)?.value;
  const isKnown = value !== undefined || Object.keys(others).length > 0 || status === "204";
  return { status: Number(status) || 200, body: value === undefined ? "" : JSON.stringify(value), isKnown };
}

function follow(value: unknown, document: object): unknown {
  const pointer = (value as { $ref?: string } | undefined)?.$ref;
  if (!pointer) return value;
  return pointer
    .slice(2)
    .split("/")
    .reduce<unknown>(
      (at, part) => (at as Record<string, unknown>)[part.replaceAll("~1", "/").replaceAll("~0", "~")],
      document,
    );
}

async function play(calls: Record<string, Call>): Promise<object> {
  const played: Record<string, unknown> = {};
  for (const [id, { code, answer }] of Object.entries(calls)) {
    const requests: unknown[] = [];
    const fetch = async (input: string | URL | Request, init?: RequestInit) => {
      requests.push(await readRequest(new Request(input, init)));
      if (answer.status === 204) return new Response(null, answer);
      const type = answer.body === "" ? "application/octet-stream" : "application/json";
      return new Response(answer.body || "a file", { status: answer.status, headers: { "content-type": type } });
    };
    const result = await run(code, fetch);
    played[id] = { requests, result: answer.isKnown ? result : "of an answer that nobody knows" };
  }
  return played;
}

/** The value that the last statement of a sample gives, or the name of the error. */
async function run(code: string, fetch: typeof globalThis.fetch): Promise<unknown> {
  const baseUrl = "http://127.0.0.1:7070";
  const about = { tenantId: "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34", appId: "plan/1.0.0", appVersion: "1.0.0" };
  const returned = code
    .replace(/(?:const (?:\{[^}]*\}|\w+) =\s*)?\bawait (?![\s\S]*\bawait )/, "return await ")
    .replaceAll(/ as const\b/g, "");
  try {
    const channel = createChannelClient({ baseUrl, fetch });
    const [erp, raw] = [
      createErpClient({ baseUrl, fetch, ...about }),
      rawErpClient({ baseUrl, fetch, ...about } as never),
    ];
    const clients = { channel, erp, raw, baseUrl, fetch };
    const parts = { ...clients, apiKey, channelFetch, erpFetch, refreshExchange, clientCredentials };
    const value = await new AsyncFunction(...Object.keys(parts), returned)(...Object.values(parts));
    return JSON.parse(JSON.stringify(value ?? null)) as unknown;
  } catch (error) {
    const { name, message } = error as Error;
    return name.endsWith("Error") ? `${name}: ${message}` : name;
  }
}

async function readRequest(request: Request): Promise<object> {
  const { pathname, search } = new URL(request.url);
  const boundary = /boundary=(.+)$/.exec(request.headers.get("content-type") ?? "")?.[1];
  const tidy = (text: string) => (boundary ? text.replaceAll(boundary, "BOUNDARY") : text);
  const headers = Object.fromEntries([...request.headers].map(([name, value]) => [name, tidy(value)]));
  return { method: request.method, path: pathname, query: search, headers, body: tidy(await request.text()) };
}
