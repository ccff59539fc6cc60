import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../root-folder.ts";
import { listEntryPages, findPlaceOfName, readPackages, listInOrder, type ExportReference } from "./reference.ts";
import { listRows } from "./write.ts";

const exported = readPackages().flatMap(({ entries }) => entries.flatMap(({ exports }) => exports));
const own = exported.filter(({ sameAs, isFromSpecs }) => sameAs === undefined && !isFromSpecs);

test("every export of every entry that is not internal has a place on a page, and no page has another", async () => {
  const entries = globSync("packages/*/src/{entries/*,index,openapi}.ts", {
    cwd: rootFolder,
    exclude: ["**/*.test*", "**/internal.ts", "packages/docs", "packages/postgres"],
  });
  const expected = (await Promise.all(entries.map(listExports))).flat();

  const shown = listEntryPages().flatMap(({ reference, entry, exports }) =>
    exports.map(({ name }) => `${reference.manifest.folder} ${entry.path} ${name}`),
  );

  expect(new Set(shown)).toEqual(new Set(expected));
});

test("an anchor stands once on its page", () => {
  for (const { href, exports } of listEntryPages()) {
    const ids = exports.flatMap(({ id, members, parameters }) => [
      id,
      ...[...parameters, ...members].flatMap((member) => listRows([member], id).map((row) => row.id)),
    ]);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect({ href, twice }).toEqual({ href, twice: [] });
  }
});

test("every export that Kontor writes has a docstring", () => {
  expect(own.filter(({ doc }) => doc.text === "").map(({ href }) => href)).toEqual([]);
});

test("every option has a docstring, and a default unless it is required", () => {
  const rows = own
    .filter(({ hasOptions }) => hasOptions)
    .flatMap(({ id, href, members }) =>
      listRows(members, id).map(({ path, member }) => ({ option: `${href} ${path}`, member })),
    );

  expect(rows.length).toBeGreaterThan(150);
  const hasNoDefault = rows.filter(
    ({ member }) => member.inner.length === 0 && !member.isRequired && member.defaultValue === undefined,
  );
  expect(hasNoDefault.map(({ option }) => option)).toEqual([]);
  const hasTwo = rows.filter(({ member }) => /\bDefault(?: |:)/.test(member.defaultValue?.rest ?? ""));
  expect(hasTwo.map(({ option }) => option)).toEqual([]);
});

test.each(["ChannelConsumerOptions", "CachedOptions", "RetryOptions", "SandboxOptions", "ErpClientOptions"])(
  "%s is a table of options",
  (name) => {
    const options = own.find((each) => each.name === name)!;

    expect(options.hasOptions).toBe(true);
    expect(options.members).not.toEqual([]);
    for (const { member } of listRows(options.members, options.id)) expect(member.doc.text).not.toBe("");
  },
);

test("an export that another package declares leads there", () => {
  const again = exported.filter(({ name }) => name === "createVirtualClock");

  expect(again.map(({ href }) => href)).toEqual(Array(2).fill("/reference/packages/http/testing/#createvirtualclock"));
  expect(again.map(({ sameAs }) => sameAs)).toEqual([undefined, "@kontor/http/testing"]);
  expect(findPlaceOfName("createVirtualClock")?.specifier).toBe("@kontor/http/testing");
});

/** The exports of an entry: values as Node sees them, and types as its text lists them. `http ./node nodeListener` */
async function listExports(file: string): Promise<string[]> {
  const path = join(rootFolder, file);
  const values = Object.keys((await import(path)) as object);
  const entry = basename(file, ".ts") === "index" ? "." : `./${basename(file, ".ts")}`;
  return [...values, ...listTypes(path)].map((name) => `${file.split("/")[1]} ${entry} ${name}`);
}

function listTypes(path: string): string[] {
  const text = readFileSync(path, "utf8");
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
  const listed = [
    ...find(/^export type \{([^}]*)\}/gm).flatMap((names) => names.split(",")),
    ...find(/^export \{([^}]*)\}/gm).flatMap((names) => names.split(",").filter((name) => /\btype /.test(name))),
  ].map((name) => name.trim().split(" ").at(-1)!);
  const declared = find(/^export (?:interface|type) (\w+)/gm);
  const all = find(/^export (?:type )?\* from "([^"]+)"/gm).flatMap((from) => listTypes(join(path, "..", from)));
  return [...listed, ...declared, ...all].filter((name) => name !== "");
}

const of = (name: string, kind: ExportReference["kind"], signature: string, isFromSpecs = false) =>
  ({ name, kind, signatures: [signature], isFromSpecs }) as unknown as ExportReference;

test("a function is followed by the types of its parameters, then come other types, and last what the specs give", () => {
  const ordered = listInOrder([
    of("Order", "type", "", true),
    of("Other", "type", ""),
    of("RetryOptions", "type", "interface RetryOptions"),
    of("withRetry", "function", "function withRetry(options?: RetryOptions): Wrap"),
    of("Wrap", "type", "type Wrap = Fetch"),
    of("Fetch", "type", ""),
  ]);

  expect(ordered.map(({ name }) => name)).toEqual(["withRetry", "RetryOptions", "Wrap", "Fetch", "Other", "Order"]);
});

test("every entry has a page, a large one a second page for its types, and the CLI has one without exports", () => {
  const hrefs = listEntryPages().map(({ href }) => href);

  expect(hrefs).toEqual(
    expect.arrayContaining([
      "/reference/packages/http/",
      "/reference/packages/http/node/",
      "/reference/packages/channel-events/types/",
      "/reference/packages/cli/",
    ]),
  );
  expect(new Set(hrefs).size).toBe(hrefs.length);
  const [main, types] = listEntryPages().filter(({ entry }) => entry.specifier === "@kontor/channel-events");
  expect(main?.exports.map(({ name }) => name)).toContain("ChannelConsumerOptions");
  expect(types?.exports.map(({ name }) => name)).toContain("HealthReport");
});
