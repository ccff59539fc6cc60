import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { tinyModel } from "./fixtures/tiny.ts";
import { writeModel } from "./fixtures/write-model.ts";
import { buildModel } from "./model/build.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
// below a client package, so that openapi-fetch and @kontor/http resolve as they do there
mkdirSync(join(root, "packages/erp-client/.cache"), { recursive: true });
const folder = mkdtempSync(join(root, "packages/erp-client/.cache/compile-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Gives the messages of tsc for these files and a program that uses them. */
async function compile(program: string): Promise<string> {
  await writeModel(folder, tinyModel());
  const files = {
    "program.ts": `import { createErpClient } from "./client/generated/client.generated.ts";\nimport { decodeEvent } from "./client/generated/events.generated.ts";\n${program}`,
    "tsconfig.json": JSON.stringify({ extends: join(root, "tsconfig.json"), include: ["**/*.ts"], exclude: [] }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const tsc = join(dirname(createRequire(join(root, "package.json")).resolve("typescript/package.json")), "bin/tsc");
  try {
    execFileSync(process.execPath, [tsc, "-p", folder], { stdio: "pipe" });
    return "";
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout);
  }
}

const options = '{ baseUrl: "https://shop.test", tenantId: "t" }';

test("what is emitted compiles, and its calls are typed", async () => {
  const program = `
    const shops = createErpClient(${options}).shops;
    const name: Promise<string | undefined> = shops.get({ shopId: "1", expand: true }).then(({ owner }) => owner?.name);
    const closed: Promise<void> = shops.closeForEver({ shopId: "1" });
    const answer: Promise<unknown> = shops.create({ id: 1, turnover: "1.0" });
    const event = decodeEvent({});
    const id: number | undefined = event.type === "Shop.Opened" ? event.event.id : undefined;
    export { name, closed, answer, id };`;

  expect(await compile(program)).toBe("");
});

test("a client of a description without paths compiles, and is empty", async () => {
  const info = { title: "Empty API", version: "1" };
  for (const [api, paths] of [
    ["none", {}],
    ["absent", undefined],
  ] as const)
    await writeModel(join(folder, api), buildModel({ api, document: { openapi: "3.1.0", info, paths } as never }));
  const program = `
    import { createNoneClient } from "./none/client/generated/client.generated.ts";
    import { rawAbsentClient } from "./absent/client/generated/raw.generated.ts";
    const none: object = createNoneClient({ baseUrl: "https://shop.test" });
    // @ts-expect-error there is no path
    const answer = rawAbsentClient({ baseUrl: "https://shop.test" }).GET("/v1/shops");
    export { none, answer };
    void [createErpClient, decodeEvent];`;

  expect(await compile(program)).toBe("");
});

test.each([
  ["a wrong operation", `createErpClient(${options}).shops.gett({ shopId: "1" });`, /TS2551/],
  ["a missing parameter", `createErpClient(${options}).shops.get({});`, /TS2741/],
  ["a wrong field", `createErpClient(${options}).shops.create({ id: 1, nmae: "x" });`, /TS2353|TS2561/],
  ["a client without its tenant", 'createErpClient({ baseUrl: "https://shop.test" });', /TS2741/],
])("%s does not compile", async (_, program, code) => {
  expect(await compile(`export const made = ${program}\nvoid decodeEvent;`)).toMatch(code);
});
