import { decodeEvent } from "@kontor/channel-client";
import { createSandbox, demo } from "@kontor/sandbox";
import { afterAll, describe, expect, test } from "vitest";
import { applyManner, manners, type Manner, type MannerSchema } from "./client-manners.ts";
import { readEventSpecs } from "../operations/event-specs.ts";
import { send, type ValidCall } from "../operations/send-call.ts";
import { prepareSandbox } from "../operations/valid-calls.ts";

// Every request and every event of the channel interface, as clients in the field write it: what is kept and read is what is meant.

type Prepared = Awaited<ReturnType<typeof prepareSandbox>>;
const whole = await prepareSandbox();
const { sandbox, calls } = whole;
sandbox.freezeTime();
const prepared = sandbox.snapshot();
for (const table of ["records", "assumptions"]) delete prepared.tables[table]; // most of what a copy costs, and no request here changes them
const sending = listSending(whole);

/** Every request of the channel interface that holds JSON. */
function listSending({ operations, calls: all }: Prepared) {
  return operations.flatMap(({ id, api, raw, resolve }) => listSent(all.get(id)!, { id, api, raw, resolve }));
}

function listSent(
  call: ValidCall,
  { id, api, raw, resolve }: Pick<Prepared["operations"][number], "id" | "api" | "raw" | "resolve">,
) {
  const [part, sent] = call.form
    ? (Object.entries(call.form).find(([, value]) => typeof value === "object" && "json" in value) ?? [])
    : [undefined, { json: call.body }];
  const value = (sent as { json?: unknown } | undefined)?.json;
  if (api !== "channel" || value === undefined) return [];
  const [content] = Object.values(raw.requestBody!.content);
  const body = content!.schema as MannerSchema;
  const follow = (schema: MannerSchema): MannerSchema => resolve(schema as never);
  const schema = part === undefined ? body : follow(body).properties![part]!;
  return [{ id, call, part, value, schema, follow }];
}

/** Sends what is written, alone or as the part of a form without file names; what the platform then holds, but what it counts. */
async function kept({ call, part }: (typeof sending)[number], written: string) {
  sandbox.restore(prepared);
  const response = await sendWritten(sandbox, { call, part }, written);
  const tables = Object.keys(prepared.tables).map((name) => name !== "quotas" && sandbox.rows(name as "offers"));
  return { answer: [response.status, await response.text()], tables: JSON.stringify(tables) }; // texts are compared fast
}

function sendWritten(
  to: Prepared["sandbox"],
  { call, part }: Pick<(typeof sending)[number], "call" | "part">,
  written: string,
) {
  const type = part === undefined ? "application/json; charset=UTF-8" : "multipart/form-data; boundary=of-a-client";
  const { method, path, headers } = call;
  const body = part === undefined ? written : formOf(call.form!, part, written);
  return to.fetch(`https://sandbox.test${path}`, { method, headers: { "content-type": type, ...headers }, body });
}

function formOf(form: NonNullable<ValidCall["form"]>, part: string, written: string): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(form).flatMap(([name, value]) => [
    `--of-a-client\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`,
    name === part ? written : (value as Uint8Array),
    "\r\n",
  ]);
  return new Uint8Array(Buffer.concat([...parts, "--of-a-client--\r\n"].map((each) => Buffer.from(each as string))));
}

/** The state of the platform after a request as it is meant. Most manners mean the same, so each request is sent once. */
const keptAsMeant = new Map<string, ReturnType<typeof kept>>();

function keepAsMeant(each: (typeof sending)[number], meant: string): ReturnType<typeof kept> {
  const key = `${each.id} ${meant}`;
  const known = keptAsMeant.get(key) ?? kept(each, meant);
  keptAsMeant.set(key, known);
  return known;
}

const changed: Record<string, number> = {};

describe.each(manners)("$name", (manner) => {
  test("are taken in every request, and kept as what is meant", async () => {
    for (const each of sending) {
      const { id, schema, value, follow } = each;
      const meant = JSON.stringify(applyManner({ ...(manner.meant && { leaf: manner.meant }) }, schema, value, follow));
      const written = (manner.print ?? JSON.stringify)(applyManner(manner, schema, value, follow));
      if (written !== meant) changed[manner.name] = (changed[manner.name] ?? 0) + 1;

      const [asMeant, asWritten] = [await keepAsMeant(each, meant), await kept(each, written)];

      expect([id, ...asWritten.answer]).toEqual([id, ...asMeant.answer]);
      if (!manner.meant) expect([id, asWritten.answer[0]]).toEqual([id, expect.toBeOneOf([200, 201, 202, 204])]);
      if (!manner.isKeptAsWritten) expect([id, asWritten.tables]).toEqual([id, asMeant.tables]);
    }
  });

  test("change something in at least one request", () => {
    expect(changed[manner.name] ?? 0).toBeGreaterThan(0);
  });
});

describe.each(manners)("an event with $name", (manner: Manner) => {
  const events = createSandbox();
  afterAll(() => events[Symbol.dispose]());

  test.each(readEventSpecs())("$type", ({ type, examples, payload }) => {
    for (const example of examples) {
      const event = applyManner(manner, payload as MannerSchema, example.event) as object;
      const meant = applyManner(
        { ...(manner.meant && { leaf: manner.meant }) },
        payload as MannerSchema,
        example.event,
      );
      const written = JSON.parse((manner.print ?? JSON.stringify)({ ...example, event })) as typeof example;

      const read = decodeEvent(written);
      events.trigger(type, written.event as never);

      if (manner.isKeptAsWritten) expect(read).toMatchObject({ id: example.id, type });
      else expect(read).toMatchObject(decodeEvent({ ...example, event: meant }));
      expect(events.events().at(-1)!.event).toMatchObject({ type, event: written.event }); // as it was written
    }
  });
});

describe.each(manners.filter(({ name }) => name.endsWith("generation")))(
  "$name, with a sandbox as it starts",
  (manner) => {
    const assumptions = { quotas: {}, channelScope: "CHAN" } as const; // a published client takes no scope CHANNEL

    test("makes each of its calls", async () => {
      const own = await prepareSandbox({ assumptions });
      const state = own.sandbox.snapshot();
      const isName = (schema: MannerSchema, value: unknown) => schema["x-id-text"] && /\D/.test(String(value)); // no number is such an id
      const leaf: Manner["leaf"] = (schema, value) => (isName(schema, value) ? undefined : manner.leaf!(schema, value));
      const refused: unknown[] = [];
      for (const each of listSending(own)) {
        own.sandbox.restore(state);
        const written = (manner.print ?? JSON.stringify)(
          applyManner({ ...manner, leaf }, each.schema, each.value, each.follow),
        );
        const { status } = await sendWritten(own.sandbox, each, written);
        if (status > 299) refused.push([each.id, status]);
      }
      expect(refused).toEqual([]);
    });

    test("gets each event from the queue, and we read it as what is meant", async () => {
      using own = createSandbox({ assumptions });
      const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) };
      const token = await (await own.fetch("https://sandbox.test/v1/auth", exchange)).json();
      const { authToken, scope } = token as { authToken: string; scope: string };
      const meanings = new Map<string, unknown>();
      for (const { type, examples, payload } of readEventSpecs())
        for (const example of examples) {
          const event = applyManner(manner, payload as MannerSchema, example.event) as object;
          const meant = manner.meant
            ? applyManner({ leaf: manner.meant }, payload as MannerSchema, example.event)
            : example.event;
          const id = own.trigger(type, event as never, { clientVersion: "1.11.0.6" });
          meanings.set(id, {
            type,
            clientVersion: "1.11.0.6",
            ...(!manner.isKeptAsWritten && { event: decodeEvent({ ...example, event: meant }).event }),
          });
        }

      const headers = { authorization: `Bearer ${authToken}` };
      const page = await own.fetch("https://sandbox.test/v1/channel/event", { headers });
      const { eventList } = (await page.json()) as { eventList: { id: string }[] };

      expect([page.status, scope]).toEqual([200, "CHAN"]);
      const delivered = new Map(eventList.map((each) => [each.id, decodeEvent(each)]));
      for (const [id, meaning] of meanings) expect(delivered.get(id)).toMatchObject(meaning as object);
      expect(meanings.size).toBeGreaterThanOrEqual(21);
    });
  },
);

test("every request of the channel interface that holds JSON is among them", () => {
  expect(sending.length).toBeGreaterThanOrEqual(42);
});

test("without the tolerance nothing of the sort is taken: the corpus can fail", async () => {
  sandbox.restore(prepared);
  const { path, headers } = calls.get("Category_UpdateCategory")!;
  const body = { ...(calls.get("Category_UpdateCategory")!.body as object), sortNumber: "5" };

  expect((await send(sandbox, { method: "PATCH", path, headers, body })).status).toBe(400); // the ERP is read strictly
});
