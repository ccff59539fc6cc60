import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publishDescription } from "@kontor/docs/reference/publish";
import { specs } from "@kontor/docs/reference/specs";
import { startSandboxServer } from "@kontor/sandbox/server";
import { startServerProcess } from "@kontor/testing/server-process";
import { expect, test } from "vitest";
import type { DescribedOperation } from "../operations/described.ts";
import { send, type ValidCall } from "../operations/send-call.ts";
import { prepareSandbox } from "../operations/valid-calls.ts";

// A validating proxy of others stands before the sandbox, and holds every answer against the description that we publish.

const MUTATIONS = 3_200;
const apis = ["erp", "channel"] as const;

/** A proxy for each interface, before one sandbox in which every operation can be called with success. */
async function startProxies() {
  const folder = mkdtempSync(join(tmpdir(), "kontor-contract-"));
  const prepared = await prepareSandbox();
  const server = await startSandboxServer({ startAt: new Date("2026-02-12T08:00:00Z") });
  const start = prepared.sandbox.snapshot();
  const prism = fileURLToPath(import.meta.resolve("@stoplight/prism-cli/dist/index.js"));
  const proxies = await Promise.all(
    apis.map((api) => {
      const description = join(folder, `${api}.json`);
      writeFileSync(description, JSON.stringify(publishDescription(specs[api])));
      const upstream = api === "erp" ? server.erpUrl : server.url;
      return startServerProcess(prism, (port) => ["proxy", description, upstream, "--port", String(port)]);
    }),
  );
  return {
    ...prepared,
    reset: () => server.sandbox.restore(start),
    /** Sends a call through the proxy of its interface. */
    send(api: (typeof apis)[number], call: ValidCall): Promise<Response> {
      const { url } = proxies[apis.indexOf(api)]!;
      const path = api === "erp" ? call.path.replace(/^\/erp/, "") : call.path;
      const fetch = (address: string | URL | Request, init?: RequestInit) =>
        globalThis.fetch(`${url}${String(address).replace("https://sandbox.test", "")}`, init);
      return send({ fetch } as never, { ...call, path });
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(proxies.map((proxy) => proxy[Symbol.asyncDispose]()));
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

interface Violation {
  location: string[];
  message: string;
}

/** What the proxy finds wrong with an answer. What it finds wrong with a request is meant. */
async function findViolations(answer: Response): Promise<string[]> {
  const text = await answer.text();
  const found = JSON.parse(answer.headers.get("sl-violations") ?? "[]") as Violation[];
  const isOfProxy = text.includes("stoplight.io/prism/errors");
  return [
    ...found.filter(({ location }) => location[0] === "response").map(({ message }) => message),
    ...(isOfProxy ? [text.slice(0, 300)] : []),
  ];
}

/** A random whole number below `most`, from a seed: the same run again. */
function createDice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** The proxy forwards a body only where it is an object or a list: of a text it drops the quotes, of null, 0 and false everything. */
const isForwarded = ({ body }: ValidCall) => body === undefined || (typeof body === "object" && body !== null);

const ODD: readonly unknown[] = [null, "", 0, -1, 1.5, true, [], {}, "x".repeat(300), 2 ** 31, "2026-13-40", ["a"]];

/** Changes one leaf, or one object, somewhere in a value of JSON. */
function mutate(value: unknown, dice: (most: number) => number): unknown {
  if (typeof value !== "object" || value === null || dice(6) === 0) return ODD[dice(ODD.length)];
  const keys = Object.keys(value);
  const key = keys[dice(keys.length)];
  if (key === undefined || dice(8) === 0) return { ...value, unknownField: ODD[dice(ODD.length)] };
  if (Array.isArray(value)) return value.map((each: unknown, at) => (String(at) === key ? mutate(each, dice) : each));
  const { [key]: inner, ...rest } = value as Record<string, unknown>;
  return dice(4) === 0 ? rest : { ...value, [key]: mutate(inner, dice) };
}

/** A valid call with one thing changed: its body, a step of its path, its query, or a header. */
function mutateCall(call: ValidCall, dice: (most: number) => number): ValidCall {
  const kind = dice(call.body === undefined ? 3 : 6);
  if (kind >= 3) return { ...call, body: mutate(call.body, dice) };
  const [path = "", query = ""] = call.path.split("?");
  if (kind === 2) {
    const names = Object.keys(call.headers);
    const name = names[dice(names.length)]!;
    const { [name]: _, ...headers } = call.headers;
    return { ...call, headers: dice(2) === 0 ? headers : { ...headers, [name]: "odd" } };
  }
  if (kind === 1 && query !== "") {
    const parts = query.split("&");
    const at = dice(parts.length);
    parts[at] = dice(2) === 0 ? `${parts[at]!.split("=")[0]}=odd` : "";
    return { ...call, path: `${path}?${parts.filter(Boolean).join("&")}` };
  }
  const value = Object.values(call.params?.path ?? {})[0];
  const odd = ["0", "odd", "00000000-0000-0000-0000-000000000000", "a%20b"][dice(4)]!;
  return value === undefined
    ? { ...call, path: `${call.path}${query === "" ? "?" : "&"}unknown=1` }
    : { ...call, path: call.path.replace(encodeURIComponent(value), odd) };
}

test("no answer of the sandbox to a sample of an operation breaks the published description", async () => {
  await using all = await startProxies();
  const problems: string[] = [];
  const refused: string[] = [];
  const limits: string[] = [];
  for (const { id, api } of all.operations as (DescribedOperation & { api: (typeof apis)[number] })[]) {
    const call = all.calls.get(id)!;
    if (!isForwarded(call)) {
      limits.push(id);
      continue;
    }
    all.reset();
    const answer = await all.send(api, call);
    if (!answer.ok) refused.push(`${id} ${answer.status}`);
    problems.push(...(await findViolations(answer)).map((each) => `${id} ${answer.status}: ${each}`));
  }
  expect(problems).toEqual([]);
  expect(refused).toEqual([]);
  expect(limits.toSorted()).toEqual(["CustomFields_UpdateCustomFieldGroup", "Shipment_PackageWeight"]);
});

test("nor does its answer to any of more than 3,000 changed calls", async () => {
  await using all = await startProxies();
  const dice = createDice(20_261_128);
  const problems: string[] = [];
  const statuses: Record<number, number> = {};
  let sent = 0;
  const operations = all.operations as (DescribedOperation & { api: (typeof apis)[number] })[];
  for (let count = 0; count < MUTATIONS; count += 1) {
    const { id, api } = operations[count % operations.length]!;
    const call = mutateCall(all.calls.get(id)!, dice);
    if (!isForwarded(call)) continue;
    all.reset();
    const answer = await all.send(api, call);
    sent += 1;
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    problems.push(...(await findViolations(answer)).map((each) => `${id} ${answer.status}: ${each}`));
  }
  console.log(`answers by status: ${JSON.stringify(statuses)}`);
  expect(problems).toEqual([]);
  expect(sent).toBeGreaterThan(3_000);
  expect(Object.keys(statuses)).toEqual(["200", "201", "204", "400", "401", "404"]);
});
