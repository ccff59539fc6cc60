import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSdkSample } from "@kontor/docs/reference/samples/sdk";
import { createChannelClient } from "@kontor/channel-client";
import { rawChannelClient } from "@kontor/channel-client/raw";
import { createErpClient } from "@kontor/erp-client";
import { rawErpClient } from "@kontor/erp-client/raw";
import { demo } from "@kontor/sandbox";
import { beforeAll, expect, test } from "vitest";
import { prepareBundles } from "@kontor/codegen/read/bundles";
import { buildModel } from "@kontor/codegen/model/build";
import type { Found } from "../operations/build-call.ts";
import { prepareSandbox } from "../operations/valid-calls.ts";
import { findComplaints } from "./compile.ts";
import { addUnknownProperty } from "./readme.ts";

const specs = ["erp", "channel"].map((api) =>
  buildModel({ api, document: JSON.parse(readFileSync(join(prepareBundles(), `${api}.json`), "utf8")) }),
);

/** The page of an operation expects these clients of the guide "Start", and those by path. */
const above = `import type { ChannelClient } from "@kontor/channel-client";
import type { ErpClient } from "@kontor/erp-client";
import type { rawChannelClient } from "@kontor/channel-client/raw";
import type { rawErpClient } from "@kontor/erp-client/raw";

declare const channel: ChannelClient;
declare const erp: ErpClient;
declare const raw: ReturnType<typeof rawErpClient>;
declare const rawChannel: ReturnType<typeof rawChannelClient>;
`;

const samples = specs.flatMap((spec) =>
  spec.operations.map((operation) => ({ name: operation.id, code: buildSdkSample(spec, operation) })),
);
/** The samples with a body or parameters, each with a property that nothing knows. */
const spoiled = samples
  .map(({ name, code }) => ({
    name: `${name}-spoiled`,
    code: addUnknownProperty(code),
    isSpoiled: addUnknownProperty(code) !== code,
  }))
  .filter(({ isSpoiled }) => isSpoiled);

let complaints: Record<string, string[]>;
beforeAll(async () => {
  const all = [...samples, ...spoiled]; // once for all: most of its time goes into the packages
  complaints = await findComplaints(all.map(({ name, code }) => ({ name, code: `${above}\n${code}` })));
});

test("the sample of every operation's page compiles", () => {
  expect(samples.length).toBeGreaterThanOrEqual(370);
  expect(samples.flatMap(({ name }) => complaints[name]!)).toEqual([]);
});

test("a property that nothing knows, planted into a sample with a body or parameters, does not compile", () => {
  expect(spoiled.length).toBeGreaterThanOrEqual(60);
  for (const { name } of spoiled)
    expect([name, complaints[name]!.join()]).toEqual([name, expect.stringContaining("notThere")]);
});

/** The values of a sample that only an earlier call can give, and the values of that call here. */
const toldBefore = (found: Found): Record<string, Record<string, string>> => ({
  AppRegistration_Fetch: { "a-registration-id": found.registrationId },
  AppRegistration_RegisterInstance: { "a-registration-id": found.registrationId },
  Self_Update: { "12345678": found.mfaPin }, // a call before has asked for another PIN
});

const AsyncFunction = (async () => {}).constructor as new (
  ...words: string[]
) => (...values: unknown[]) => Promise<void>;

test("the sample of every operation's page runs against a sandbox, with the ids that calls before have told", async () => {
  const { sandbox, calls, found } = await prepareSandbox();
  const before = sandbox.snapshot();
  const told = toldBefore(found);
  const failed: string[] = [];
  for (const { name, code } of samples) {
    sandbox.restore(before);
    const { headers, path } = calls.get(name.replace("OfAllCategories", "OfCategory"))!;
    const clients = clientsOf((request) => {
      // The ids of the ERP in an address are those that the sandbox holds.
      const url = path.startsWith("/erp/") && !told[name] ? `https://sandbox.test${path}` : request.url;
      const asTold = new Request(url, request);
      for (const [header, value] of Object.entries(headers)) asTold.headers.set(header, value);
      return sandbox.fetch(asTold);
    });
    const own = Object.entries(told[name] ?? {});
    for (const [shown] of own) expect([name, code]).toEqual([name, expect.stringContaining(shown)]);
    if (own.length > 0) await expect(run(code, clients)).rejects.toMatchObject({ code: "ERR_PLATFORM_API" }); // it needs them

    await run(
      own.reduce((text, [shown, id]) => text.replaceAll(shown, id), code),
      clients,
    ).catch((error: unknown) => failed.push(`${name}: ${(error as Error).message}`));
  }
  expect(failed).toEqual([]);
  expect(Object.keys(told).filter((name) => !samples.some((sample) => sample.name === name))).toEqual([]);
});

function clientsOf(answer: (request: Request) => Promise<Response>) {
  const fetch: typeof globalThis.fetch = (input, init) => answer(new Request(input, init));
  const app = { tenantId: demo.tenantId, appId: "app/1.0", appVersion: "1.0.0" };
  return {
    channel: createChannelClient({ baseUrl: "https://sandbox.test", fetch }),
    erp: createErpClient({ baseUrl: "https://sandbox.test/erp", ...app, fetch }),
    rawChannel: rawChannelClient({ baseUrl: "https://sandbox.test", fetch }),
    raw: rawErpClient({ baseUrl: "https://sandbox.test/erp", ...app, fetch }),
  };
}

/** Runs a sample. One by path tells a refusal in `error`, and does not throw it. */
const run = (code: string, { channel, erp, raw, rawChannel }: ReturnType<typeof clientsOf>) => {
  const check = code.startsWith("const { data, error }") ? "if (error) throw new Error(JSON.stringify(error));" : "";
  return new AsyncFunction("channel", "erp", "raw", "rawChannel", `${code}${check}`)(channel, erp, raw, rawChannel);
};
