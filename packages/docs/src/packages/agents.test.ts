import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { packagesFolder, readCommands, readManifests } from "./read/manifests.ts";
import { readPackages } from "./reference.ts";

const exported = new Map(
  readPackages().flatMap(({ entries }) =>
    entries.map(({ specifier, exports }) => [specifier, new Set(exports.map(({ name }) => name))] as const),
  ),
);
const read = (...path: string[]) => readFileSync(join(packagesFolder, ...path), "utf8");
const ROW = /^\| `([^`]+)` \| (?:`(@kontor\/[\w/-]+)`|the (client|command|server)) \| ([^|]+) \|$/gm;

/** Whether a client has a method: `erp.stocks.each()`. */
function hasMethod(name: string): boolean {
  const [, api = "", group = "", method = ""] = /^(erp|channel)\.(\w+)\.(\w+)\(\)$/.exec(name) ?? [];
  const file = group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const path = `${api}-client/src/generated/groups/${file}.generated.ts`;
  return existsSync(join(packagesFolder, path)) && new RegExp(`^ {2}${method}\\(`, "m").test(read(path));
}

const commands = new Set(readCommands().map(({ name }) => `kontor ${name}`));
const tools = ["pages", "specs", "sandbox"].map((file) => read("mcp/src/tools", `${file}.ts`)).join("\n");

function isThere(name: string, specifier: string | undefined): boolean {
  if (specifier !== undefined) return exported.get(specifier)?.has(name.replace(/\(\)$/, "")) === true;
  return hasMethod(name) || commands.has(name) || tools.includes(`name: "${name}"`);
}

test("a method that a client lacks, and an export that an entry lacks, would be found", () => {
  expect(
    ["erp.stocks.each()", "erp.salesOrders.create()", "channel.self.get()"].filter((name) => !hasMethod(name)),
  ).toEqual([]);
  expect(
    ["erp.items.list()", "erp.stock.each()", "erp.stocks.eac()", "channel.stocks.each()"].filter(hasMethod),
  ).toEqual([]);
  expect(isThere("cached()", "@kontor/auth")).toBe(true);
  expect(["clientCredentials()", "cache()"].filter((name) => isThere(name, "@kontor/auth"))).toEqual([]);
  expect(["kontor sandboxes", "show_page"].filter((name) => isThere(name, undefined))).toEqual([]);
});

describe.each(readManifests().map(({ folder, name }) => [folder, name]))("AGENTS.md of %s", (folder, name) => {
  const text = read(folder!, "AGENTS.md");
  const calls = [...text.matchAll(ROW)].map(([, call = "", specifier]) => ({ call, specifier }));

  test("is packed, and short", () => {
    const { files } = JSON.parse(read(folder!, "package.json")) as { files: string[] };

    expect(files).toContain("AGENTS.md");
    expect(text.length).toBeLessThan(2_200);
    expect(text.startsWith(`# ${name}, in short\n\n`)).toBe(true);
    expect(text.match(/^## .*$/gm)).toEqual(["## The most important calls", "## Usual mistakes", "## Types"]);
  });

  test("names five calls that the package has, and three mistakes", () => {
    expect(calls).toHaveLength(5);
    expect(calls.filter(({ call, specifier }) => !isThere(call, specifier))).toEqual([]);
    expect(calls.filter(({ specifier }) => specifier && !`${specifier}/`.startsWith(`${name}/`))).toEqual([]);
    expect(text.match(/^\d\. /gm)).toEqual(["1. ", "2. ", "3. "]);
  });

  test("names methods and types that are there", () => {
    const [, types = ""] = text.split("## Types");
    const own = [...exported].flatMap(([specifier, names]) =>
      `${specifier}/`.startsWith(`${name}/`) ? [...names] : [],
    );
    const methods = [...text.matchAll(/`((?:erp|channel)\.\w+\.\w+\(\))`/g)].map(([, method = ""]) => method);
    const named = [...types.matchAll(/`([A-Z][a-z]\w+)`/g)].map(([, type = ""]) => type);

    expect(methods.filter((method) => !hasMethod(method))).toEqual([]);
    expect(named.filter((type) => !own.includes(type))).toEqual([]);
    expect(text).not.toMatch(/`@kontor\/(?!http|auth|app|channel-|erp-|sandbox|cli|mcp)/);
  });
});
