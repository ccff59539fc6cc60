import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileFolder } from "../fixtures/compile-folder.ts";
import { writeModel } from "../fixtures/write-model.ts";
import { buildModel } from "../model/build.ts";
import { buildDocument, buildWholeDocument, buildPath, operations } from "./build-document.ts";
import { refused } from "./refused.ts";
import { schemas } from "./schemas.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
// below a client package, so that @kontor/http resolves as it does there
mkdirSync(join(root, "packages/erp-client/.cache"), { recursive: true });
const folder = mkdtempSync(join(root, "packages/erp-client/.cache/constructs-"));

interface Seen {
  url: string;
  headers: Record<string, unknown>;
  body: string;
}
type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;
interface Program {
  create(baseUrl: string): { schemas: Methods; operations: Methods };
  callOperation: Record<number, (baseUrl: string) => Promise<unknown>>;
  given: Record<number, unknown>;
}

let program: Program;
let server: Server;
let seen: Seen;
let answer: { status?: number; type?: string; body?: string } | undefined;

beforeAll(async () => {
  const document = buildWholeDocument();
  const { Loop: _, Endless: __, ...kept } = document.components.schemas; // They are refused wherever they are used.
  const described = { ...document, components: { ...document.components, schemas: kept } };
  await writeModel(folder, buildModel({ api: "matrix", document }), described);
  writeFileSync(join(folder, "program.ts"), writeProgram());
  program = (await import(join(folder, "program.ts"))) as Program;
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      seen = { url: request.url!, headers: request.headers, body };
      const { status = 200, type = "application/json", body: text = "{}" } = answer ?? { body };
      response.writeHead(status, { "content-type": type }).end(text);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** A program that calls every operation, with literal values, so that the compiler checks them. */
function writeProgram(): string {
  const echo = Object.values(schemas).map(
    ({ fits, hasMore }, index) =>
      `export const echo${index} = (baseUrl: string) => create(baseUrl).schemas.echo${index}(${JSON.stringify(fits)}${hasMore ? " as never" : ""});`,
  );
  const calls = Object.values(operations).map(
    ({ call }, index) => `  ${index}: (baseUrl: string) => create(baseUrl).operations.call${index}(${call}),`,
  );
  const given = Object.values(operations).map(({ gives, type }, index) =>
    gives === undefined ? "" : `  ${index}: (${gives}) as ${type === undefined || type === "void" ? "unknown" : type},`,
  );
  const types = Object.values(operations).map(({ type }, index) =>
    type === undefined
      ? ""
      : `export const type${index}: Equal<Awaited<ReturnType<(typeof callOperation)[${index}]>>, ${type}> = true;`,
  );
  return `import { createMatrixClient } from "./client/generated/client.generated.ts";
type Equal<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
export const create = (baseUrl: string) => createMatrixClient({ baseUrl });
${echo.join("\n")}
export const callOperation = {
${calls.join("\n")}
};
export const given = {
${given.join("\n")}
};
${types.join("\n")}
`;
}

const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test("there are at least 80 constructs, and all that is generated for them compiles", () => {
  expect(Object.keys({ ...schemas, ...operations, ...refused }).length).toBeGreaterThanOrEqual(80);

  expect(compileFolder(folder)).toEqual([]);
});

test.each(Object.entries(schemas).map(([name, each], index) => ({ name, index, ...each })))(
  "$name: it goes over the wire both ways, and what does not fit is refused",
  async ({ index, fits, misfits }) => {
    answer = undefined; // as sent
    const send = program.create(baseUrl()).schemas[`echo${index}`]!;

    expect(await send(fits)).toEqual(fits);
    expect(JSON.parse(seen.body)).toEqual(fits);
    if (misfits !== undefined) await expect(send(misfits)).rejects.toMatchObject({ code: "ERR_PLATFORM_DECODE" });
  },
);

test.each(Object.entries(operations).map(([name, each], index) => ({ name, index, ...each })))(
  "$name: a call is sent as it is described, and its answer is read",
  async ({ index, path, method = "get", sent = {}, gives, ...construct }) => {
    answer = construct.answer ?? {};
    const url = sent.url?.startsWith("?") ? `${buildPath({ path }, index)}${sent.url}` : sent.url;

    const result = await program.callOperation[index]!(baseUrl());

    if (gives !== undefined) expect(result).toEqual(program.given[index]);
    if (url !== undefined) expect(seen.url).toBe(url);
    expect(seen.headers).toMatchObject(sent.headers ?? {});
    if (typeof sent.body === "string") expect(seen.body).toBe(sent.body);
    else if (sent.body) expect(seen.body).toMatch(sent.body);
    expect(method).toMatch(/^[a-z]+$/);
  },
);

test.each(Object.entries(refused).map(([name, each]) => ({ name, ...each })))(
  "$name: it is refused, with its operation and its place",
  ({ path = "/refused", method = "post", operation, words }) => {
    const document = buildDocument({ [path]: { [method]: { operationId: "shop/refuse", ...operation } } });
    const build = () => buildModel({ api: "matrix", document });

    expect(build).toThrow("Cannot generate shop/refuse as #/");
    expect(build).toThrow(words);
  },
);
