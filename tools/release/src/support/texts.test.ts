import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPolicy } from "./policy.ts";
import { documents, fillPlaces, writeTexts } from "./texts.ts";

const root = join(import.meta.dirname, "../../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const policy = readPolicy(root);

test.each(documents)("%s says what the policy says, and would differ if the policy changed", (path) => {
  const { node, typescript } = policy;
  const changed = { ...policy, node: { ...node, minimum: "22.14" }, typescript: typescript.slice(1) };

  expect(fillPlaces(read(path), writeTexts(policy))).toBe(read(path));
  expect(fillPlaces(read(path), writeTexts(changed))).not.toBe(read(path));
});

test("every text has a place in a document", () => {
  const named = documents.flatMap((path) => [...read(path).matchAll(/ support: (\w+) /g)].map(([, name = ""]) => name));

  expect(new Set(named)).toEqual(new Set(Object.keys(writeTexts(policy))));
});

test.each([
  ["<!-- support: one -->", "<!-- /support -->"],
  ["{/* support: one */}", "{/* /support */}"],
])("fillPlaces() writes a text after %s, and refuses a place without a text", (begin, end) => {
  const filled = fillPlaces(`a\n${begin}\nold\n${end}\nb`, { one: "One." });

  expect(filled).toBe(`a\n${begin}\n\nOne.\n\n${end}\nb`);
  expect(() => fillPlaces(filled, {})).toThrow("must be known: got one");
});

/** The versions that a text asks for, such as `Node.js must be 22.13 or newer`. */
const findAsked = (text: string) =>
  [...text.matchAll(/Node(?:\.js)?(?: must be)? (\d+\.\d+)(?:\.\d+)? (?:or|and) newer/g)].map(([, version]) => version);

test("no source, no README and no page asks for another Node than the policy does", () => {
  const paths = globSync(["packages/*/src/**/*.{ts,mdx}", "packages/*/README.md", "README.md"], {
    cwd: root,
    exclude: ["**/node_modules/**", "**/*.generated.ts"],
  });
  const asked = paths.flatMap((path) => findAsked(read(path)).map((version) => ({ path, version })));

  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter(({ version }) => version !== policy.node.minimum)).toEqual([]);
  expect(findAsked("Node.js must be 20.1 or newer")).toEqual(["20.1"]);
});
