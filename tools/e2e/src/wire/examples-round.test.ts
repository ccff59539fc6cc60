import { createChannelClient } from "@kontor/channel-client";
import { operations as channelOperations } from "@kontor/channel-client/operations";
import { createErpClient } from "@kontor/erp-client";
import { operations as erpOperations } from "@kontor/erp-client/operations";
import { isPlatformError, type ApiError } from "@kontor/http";
import { demo } from "@kontor/sandbox";
import { describe, expect, test } from "vitest";
import { listOperations, type DescribedOperation, type RawParameter } from "../operations/described.ts";

// Every example of the specs through the clients: what is sent is the example, and what is read is the example.

type Method = (...values: unknown[]) => Promise<unknown>;
type Answer = { status: number; value: unknown };

const responses = (operation: DescribedOperation) =>
  Object.entries(
    (operation.raw as unknown as { responses: Record<string, { content?: Record<string, { examples?: object }> }> })
      .responses,
  ).flatMap(([status, reference]) => {
    const { content = {} } = operation.resolve(reference as never) as {
      content?: Record<string, { examples?: object }>;
    };
    return Object.values(content["application/json"]?.examples ?? {}).map((example) => ({
      status: status === "default" ? 500 : Number(status),
      value: (operation.resolve(example as never) as { value: unknown }).value,
    }));
  });

const requests = ({ raw, resolve }: DescribedOperation): unknown[] =>
  Object.values(raw.requestBody?.content["application/json"]?.examples ?? {}).map(
    (example) => (resolve(example as never) as { value: unknown }).value,
  );

/** Calls an operation by the method of our client; gives what it sent and what it made of the answer. */
async function through({ id, api, raw, resolve }: DescribedOperation, body: unknown, { status, value }: Answer) {
  let sent: unknown;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const isJson = request.headers.get("content-type")?.includes("json");
    sent = isJson ? ((await request.json()) as unknown) : undefined;
    return value === undefined ? new Response(null, { status }) : Response.json(value, { status });
  };
  const facts = { baseUrl: "https://platform.test", fetch };
  const client: object =
    api === "channel"
      ? createChannelClient(facts)
      : createErpClient({ ...facts, tenantId: demo.tenantId, appId: "app/1", appVersion: "1" });
  const known: Record<string, { call: string }> = api === "channel" ? channelOperations : erpOperations;
  const [group = "", name = ""] = known[id]!.call.split(".");
  const method = (client as Record<string, Record<string, Method>>)[group]![name]!;
  const own = (raw.parameters ?? [])
    .map((each) => resolve(each) as RawParameter & Record<string, unknown>)
    .filter((each) => !each["x-transport"] && (each.in !== "header" || !each["x-client-option"]));
  const params = Object.fromEntries(own.map(({ name: key, schema }) => [key, valueFor(resolve(schema as never))]));
  const result = await method(...(own.length > 0 ? [params] : []), ...(raw.requestBody ? [body] : [])).then(
    (got) => ({ got }),
    (error: unknown) => ({ error }),
  );
  return { sent, ...result } as { sent: unknown; got?: unknown; error?: unknown };
}

function valueFor({ type, enum: values }: { type?: string; enum?: unknown[] }): unknown {
  if (values) return values[0];
  return type === "array" ? ["1"] : type === "integer" || type === "number" ? 1 : type === "boolean" ? true : "1";
}

/** `null` in an optional field reads as absent, and a list of events has what cannot be read beside it. */
function asRead(value: unknown): unknown {
  const bare = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(bare);
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(
      Object.entries(each).flatMap(([key, inner]) => (inner === null ? [] : [[key, bare(inner)]])),
    );
  };
  const read = bare(value);
  return Object.hasOwn(Object(read) as object, "eventList") ? { ...(read as object), unreadable: [] } : read;
}

const all = listOperations();
/** Those that no method calls; they are only there by path, where nothing is decoded. */
const rawOnly = all.filter(({ raw }) => (raw as { "x-call"?: unknown })["x-call"] === null);
const operations = all.filter((each) => !rawOnly.includes(each));
const form = {
  invoice: {},
  attachmentData: {},
  document: new Uint8Array([1]),
  attachment: new Uint8Array([1]),
};
const bodyOf = (operation: DescribedOperation) =>
  requests(operation)[0] ??
  {
    "application/octet-stream": new Blob(["x"]),
    "application/x-www-form-urlencoded": { refreshToken: "x" },
  }[Object.keys(operation.raw.requestBody?.content ?? {})[0]!] ??
  form;

test("all operations but the eighteen that are only there by path have a method", () => {
  expect(rawOnly.length).toBe(18);
  expect(rawOnly.filter(({ id }) => id in erpOperations || id in channelOperations)).toEqual([]);
});

describe.each(["erp", "channel"] as const)("%s", (api) => {
  const own = operations.filter((each) => each.api === api);

  test("every example of a request is sent as it is", async () => {
    const examples = own.flatMap((operation) => requests(operation).map((example) => ({ operation, example })));
    for (const { operation, example } of examples) {
      const { sent } = await through(operation, structuredClone(example), { status: 200, value: undefined });
      expect([operation.id, sent]).toEqual([operation.id, example]);
    }
    expect(examples.length).toBeGreaterThanOrEqual(api === "channel" ? 38 : 4);
  });

  test("every example of an answer is read as it is", async () => {
    const examples = own.flatMap((operation) => responses(operation).map((answer) => ({ operation, answer })));
    const good = examples.filter(({ answer }) => answer.status < 300);
    for (const { operation, answer } of good) {
      const { got, error } = await through(operation, bodyOf(operation), answer);
      const { answer: raw } = Object(got) as { answer?: unknown };
      const read = raw === undefined ? got : raw; // beside what became of each item
      expect([operation.id, error, asRead(read)]).toEqual([operation.id, undefined, asRead(answer.value)]);
    }
    expect(good.length).toBeGreaterThanOrEqual(api === "channel" ? 15 : 11);
  });

  test("every example of a refusal is an error that has its details", async () => {
    const examples = own.flatMap((operation) => responses(operation).map((answer) => ({ operation, answer })));
    const refusals = examples.filter(({ answer }) => answer.status >= 400);
    for (const { operation, answer } of refusals) {
      const { error } = (await through(operation, bodyOf(operation), answer)) as {
        error: ApiError & { details?: unknown };
      };
      expect([operation.id, error.code, error.status, asRead(error.details)]).toEqual([
        operation.id,
        "ERR_PLATFORM_API",
        answer.status,
        asRead(answer.value),
      ]);
    }
    expect(refusals.length).toBeGreaterThanOrEqual(40);
  });

  test("an answer with anything in any place is read, or is an error with a code", async () => {
    const uncoded: string[] = [];
    let read = 0;
    let refused = 0;
    for (const operation of own)
      for (const answer of responses(operation).filter(({ status }) => status < 300))
        for (const value of spoiltOf(answer.value, api === "erp" ? 1 : ODD.length)) {
          const { error } = await through(operation, bodyOf(operation), { ...answer, value });
          if (error === undefined) read += 1;
          else if (isPlatformError(error) && /^ERR_PLATFORM_[A-Z]+$/.test(error.code)) refused += 1;
          else uncoded.push(`${operation.id}: ${String(error)}`);
        }
    expect(uncoded).toEqual([]);
    expect([read > 100, refused > 50]).toEqual([true, true]);
  });
});

const ODD: unknown[] = [null, true, -1.5, "odd", [], {}, [[null]]];

let turn = 0;

/** A value with something odd in each of its places, one at a time: every odd thing in place of the whole, and so many of them within, in turn. */
function spoiltOf(value: unknown, within: number, odds: readonly unknown[] = ODD): unknown[] {
  const next = () => Array.from({ length: within }, () => ODD[(turn += 1) % ODD.length]);
  const inner = Array.isArray(value)
    ? value.flatMap((each, index) => spoiltOf(each, within, next()).map((odd) => value.with(index, odd)))
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, each]) =>
          spoiltOf(each, within, next()).map((odd) => ({ ...value, [key]: odd })),
        )
      : [];
  return [...odds, ...inner];
}
