import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishDescription } from "@kontor/docs/reference/publish";
import { specs } from "@kontor/docs/reference/specs";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { prepareSandbox } from "../operations/valid-calls.ts";
import { buildForm, type ValidCall } from "../operations/send-call.ts";
import { compile, installTools } from "./install.ts";
import { runOn, tools } from "./tools.ts";

// Whoever takes our descriptions with another tool gets a client that compiles, tells events apart, and works.

const MINUTES = 60_000;
const apis = ["erp", "channel"] as const;
const folder = installTools();
const descriptions = Object.fromEntries(
  apis.map((api) => {
    const path = join(folder, `${api}.json`);
    writeFileSync(path, JSON.stringify(publishDescription(specs[api])));
    return [api, path];
  }),
) as Record<(typeof apis)[number], string>;

/** Runs a tool, once for each description. */
function generate(name: string, api: (typeof apis)[number]): string {
  const output = join(folder, "output", name, api);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  runOn(
    tools.find((tool) => tool.name === name)!,
    folder,
    descriptions[api],
    output,
  );
  return output;
}

test.for(tools.flatMap((tool) => apis.map((api) => [tool.name, api] as const)))(
  "%s takes the description of %s, and what it writes compiles strictly",
  { timeout: 5 * MINUTES },
  ([name, api]) => {
    const tool = tools.find((each) => each.name === name)!;
    const output = generate(name, api);
    if (tool.writesCode) compile(folder, output);
    if (!tool.event || api === "erp") return expect(existsSync(output)).toBe(true);
    const [from, imported, type] = tool.event;
    const narrows = `import type { ${imported} } from "${from}";
      export function read(e: ${type}): string {
        if (e.type !== "Seller:Offer.New") return e.id;
        const { offerId, sku }: { offerId: number; sku: string } = e.event;
        // @ts-expect-error: an offer has no reason
        e.event.reason;
        return sku + offerId;
      }`;
    writeFileSync(join(output, "narrows.ts"), narrows);
    expect(() => compile(folder, output)).not.toThrow();
  },
);

/** The events that the specs show, each in the form of its type. */
function listExampleEvents(): { type: string }[] {
  const { components } = specs.channel.document as unknown as {
    components: { schemas: Record<string, { title?: string; examples?: { type: string }[] }> };
  };
  return Object.values(components.schemas).flatMap(({ title, examples = [] }) =>
    title?.includes(":") ? examples.filter(({ type }) => type === title) : [],
  );
}

test.for(tools.filter(({ schema }) => schema).map(({ name }) => name))(
  "the zod schemas of %s parse every example of an event, refuse it under another type, and narrow by the type",
  { timeout: 5 * MINUTES },
  async (name) => {
    const output = generate(name, "channel");
    const [from, expression] = tools.find((tool) => tool.name === name)!.schema!;
    const program = `import type { z } from "zod";
      import * as all from "${from}";
      export const schema = ${expression};
      export function read(e: z.infer<typeof schema>): number | bigint {
        if (e.type === "Seller:Offer.End") return e.event.offerId;
        // @ts-expect-error: the other events are not known to have an offer
        return e.event.offerId;
      }`;
    writeFileSync(join(output, "parses.ts"), program);
    compile(folder, output);
    const file = join(output, "parses.mjs");
    await (await rolldown({ input: join(output, "parses.ts"), platform: "node" })).write({ file });
    const { schema } = (await import(file)) as { schema: { safeParse(value: unknown): { success: boolean } } };
    const events = listExampleEvents();

    expect(new Set(events.map(({ type }) => type)).size).toBe(21);
    expect(events.filter((event) => !schema.safeParse(event).success)).toEqual([]);
    const [newOffer] = events.filter(({ type }) => type === "Seller:Offer.New");
    expect(schema.safeParse({ ...newOffer, type: "Seller:Order.Payment" }).success).toBe(false);
    expect(schema.safeParse({ ...newOffer, type: "Seller:Offer.Gone" }).success).toBe(false);
  },
);

/** Twenty operations of all kinds: lists, one record, creating, changing, deleting, forms, files, filters, and no body. */
const PLAYED =
  `Events_List Events_Acknowledge Categories_UpdateCategory Self_Get Self_Update Orders_Create Orders_UpdateStatus Offers_ListStockUpdates
  Sellers_List Invoices_Upload Category_UpdateCategory TaxClass_UpdateTaxClass Info_GetStatus Category_GetCategory UnitsOfMeasure_QuerySalesUnits
  Customer_CreateCustomer Customer_CreateCustomerNote SalesOrder_CancelSalesOrder Item_CreateItem Warehouse_QueryWarehouses`.split(
    /\s+/,
  );

type Call = (operation: string, call: ValidCall) => Promise<number>;

async function play(makeCall: (fetch: typeof globalThis.fetch) => Promise<Call>): Promise<Record<string, number>> {
  const { sandbox, calls } = await prepareSandbox();
  const prepared = sandbox.snapshot();
  const send = await makeCall(sandbox.fetch);
  const statuses: Record<string, number> = {};
  for (const id of PLAYED) {
    sandbox.restore(prepared);
    statuses[id] = await send(id, calls.get(id)!);
  }
  return statuses;
}

function readArguments({ params, headers, body, form }: ValidCall) {
  const data = form && buildForm(form);
  return { ...params, headers, ...(body !== undefined && { body }), ...(data && { body: Object.fromEntries(data) }) };
}

test("20 of 20 operations work through the client of hey-api", { timeout: 5 * MINUTES }, async () => {
  const statuses = await play(async (fetch) => {
    const sdks = await Promise.all(
      apis.map(async (api) => {
        const output = generate("hey-api", api);
        writeFileSync(join(output, "all.ts"), 'export * from "./sdk.gen";\nexport { client } from "./client.gen";\n');
        const bundle = await rolldown({ input: join(output, "all.ts"), platform: "node" });
        const file = join(output, "bundle.mjs");
        await bundle.write({ file });
        const sdk = (await import(file)) as Record<string, (options: object) => Promise<{ response: Response }>> & {
          client: { setConfig(config: object): void };
        };
        sdk.client.setConfig({ baseUrl: `https://sandbox.test${api === "erp" ? "/erp" : ""}`, fetch });
        return sdk;
      }),
    );
    return async (id, call) => {
      const name = id[0]!.toLowerCase() + id.slice(1).replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      const run = sdks.map((sdk) => sdk[name]).find((each) => each !== undefined);
      if (!run) throw new Error(`Cannot call ${id} as the client must have ${name}()`);
      return (await run(readArguments(call))).response.status;
    };
  });
  expect(Object.entries(statuses).filter(([, status]) => status >= 300)).toEqual([]);
  expect(Object.keys(statuses)).toHaveLength(20);
});

test("20 of 20 operations work through openapi-fetch", { timeout: 5 * MINUTES }, async () => {
  const { default: createClient } = (await import(join(folder, "node_modules/openapi-fetch/dist/index.mjs"))) as {
    default(options: object): { request(method: string, path: string, init: object): Promise<{ response: Response }> };
  };
  const places = new Map<string, [api: string, method: string, path: string]>();
  for (const api of apis) {
    const { paths } = JSON.parse(readFileSync(descriptions[api], "utf8")) as { paths: Record<string, object> };
    for (const [path, item] of Object.entries(paths))
      for (const [method, { operationId }] of Object.entries(item) as [string, { operationId: string }][])
        places.set(operationId, [api, method, path]);
  }
  const statuses = await play(async (fetch) => async (id, call) => {
    const [api, method, path] = places.get(id)!;
    const client = createClient({ baseUrl: `https://sandbox.test${api === "erp" ? "/erp" : ""}`, fetch });
    const { headers, params, form, body } = call;
    const init = { params, headers, body: form ? buildForm(form) : body };
    return (await client.request(method, path, init)).response.status;
  });
  expect(Object.entries(statuses).filter(([, status]) => status >= 300)).toEqual([]);
  expect(Object.keys(statuses)).toHaveLength(20);
});
