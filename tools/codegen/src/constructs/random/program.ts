import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileFolder } from "../../fixtures/compile-folder.ts";
import { writeModel } from "../../fixtures/write-model.ts";
import { buildModel } from "../../model/build.ts";
import { completeDescription } from "../../read/complete-description.ts";
import type { Document, Json } from "../../document/openapi.ts";
import { describeCall, writeArguments, type Call } from "./calls.ts";
import { spoil, type Define, type Place } from "./part.ts";

type Send = (fetch: typeof globalThis.fetch) => Promise<unknown>;

/** A call, and how a program makes it. */
export interface Written {
  call: Call;
  send: Send;
  /** The same without one parameter that must be given, by its name. */
  lacking: Readonly<Record<string, Send>>;
}

const cache = fileURLToPath(new URL("../../../../../packages/erp-client/.cache/", import.meta.url));
/** Names of schemas of which no two are one identifier, and of which some are words of the language or of generated code. */
const NAMES = ["Shop", "shop", "order.line", "order-line", "Return", "Promise", "Record", "Decoder", "注文", "Core"];

/** One description of all the calls, as somebody else may write it. */
function buildDescription(calls: readonly Call[]): Document {
  const schemas: Record<string, Json> = {};
  const define: Define = (build) => {
    const count = Object.keys(schemas).length;
    const name = `${NAMES[count % NAMES.length]}${count < NAMES.length ? "" : Math.floor(count / NAMES.length)}`;
    const self = { $ref: `#/components/schemas/${name}` };
    schemas[name] = null; // its place, while it may refer to itself
    schemas[name] = build(self);
    return self;
  };
  const paths = calls.map((call, index) => describeCall(call, index, call.part.schema(define)));
  return {
    openapi: "3.1.0",
    info: { title: "Random", version: "1" },
    paths: Object.fromEntries(paths.map(({ path, operation }) => [path, { post: operation }])),
    components: { schemas },
  } as unknown as Document;
}

/**
 * Generates the client of a description of all the calls, compiles it strictly with a program that makes them, and loads that. The program
 * also makes each call with a body that does not fit, which must not compile.
 *
 * @throws {Error} With the messages of the compiler, or of the first refusal.
 */
export async function writeCalls(calls: readonly Call[]): Promise<Written[]> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "random-")); // below a client package, so that @kontor/http resolves as it does there
  try {
    const onRefused = (refusal: Error) => {
      throw refusal;
    };
    const document = completeDescription(buildDescription(calls));
    const model = buildModel({ api: "random", document, onRefused });
    await writeModel(folder, model, model.document);
    const methods = calls.map(({ id }, index) => {
      const { group, method } = model.operations.find((each) => each.id === `${id} ${index}`)!.call!;
      return `.${group}.${method}`;
    });
    writeFileSync(join(folder, "program.ts"), writeProgram(calls, methods));
    const messages = compileFolder(folder);
    if (messages.length > 0) throw new Error(messages.join("\n"));
    const program = (await import(join(folder, "program.ts"))) as { sends: Send[]; lacking: Record<string, Send>[] };
    return calls.map((call, index) => ({ call, send: program.sends[index]!, lacking: program.lacking[index]! }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeProgram(calls: readonly Call[], methods: readonly string[]): string {
  const write = (call: Call, index: number, value?: Json, lacks?: string) =>
    `(fetch: Fetch) => create(fetch)${methods[index]}(${writeArguments(call, value, lacks)}),`;
  const lacking = calls.map((call, index) => {
    const demanded = call.parameters.filter(({ required }) => required);
    return `  {${demanded.map(({ name }) => `${JSON.stringify(name)}: ${write(call, index, undefined, name)}`).join(" ")} },`;
  });
  const wrong = calls.flatMap((call, index) =>
    (call.body === "required" ? call.part.places.filter(({ isOpen }) => !isOpen) : []).map(
      (place: Place) => `  // @ts-expect-error\n  ${write(call, index, spoil(call.part, place))}`,
    ),
  );
  const types = calls.flatMap(({ part: { type } }, index) =>
    type === undefined
      ? []
      : `export const type${index}: Same<Awaited<ReturnType<ReturnType<typeof create>${methods[index]!.replaceAll(/\.(\w+)/g, '["$1"]')}>>, ${type}> = true;`,
  );
  return `import { createRandomClient } from "./client/generated/client.generated.ts";
type Fetch = typeof globalThis.fetch;
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
const create = (fetch: Fetch) => createRandomClient({ baseUrl: "https://shop.test", fetch });
export const sends = [
${calls.map((call, index) => `  ${write(call, index)}`).join("\n")}
];
export const lacking = [
${lacking.join("\n")}
];
export const wrong = [
${wrong.join("\n")}
];
${types.join("\n")}
`;
}
