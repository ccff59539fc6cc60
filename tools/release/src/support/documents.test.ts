import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replaceBlocks, listBlocks } from "./blocks.ts";
import { documents } from "./documents.ts";
import { readPolicy } from "./policy.ts";
import { writeTexts } from "./texts.ts";

const root = join(import.meta.dirname, "../../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const policy = readPolicy(root);

test.each(documents)("$path says what the policy says, in each of its places", ({ path, kind, blocks }) => {
  const text = read(path);

  expect(listBlocks(text)).toEqual(blocks);
  expect(replaceBlocks(text, kind, writeTexts(policy))).toBe(text);
});

test("a policy that changes makes every document differ", () => {
  const { node, typescript } = policy;
  const changed = writeTexts({ ...policy, node: { ...node, minimum: "22.14" }, typescript: typescript.slice(1) });

  for (const { path, kind } of documents) expect(replaceBlocks(read(path), kind, changed)).not.toBe(read(path));
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
