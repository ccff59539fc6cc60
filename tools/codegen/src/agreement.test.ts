/** Our own shapes and those of openapi-typescript are two readings of one description: each is assignable to the other, but for the rows below. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compileFolder } from "./fixtures/compile-folder.ts";
import { buildModel } from "./model/build.ts";
import { listReachable } from "./model/groups.ts";
import type { Model } from "./model/model.ts";
import { prepareBundles } from "./read/bundles.ts";
import type { Document } from "./document/openapi.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** `ours`: a value of our type is none of theirs. `theirs`: the other way round. */
type Difference = [schema: string, wider: "ours" | "theirs", reason: string];

const demanded = "x-client-required: our client demands a field that the platform does not";

const differences: Record<string, Difference[]> = {
  erp: [
    ["TaxClassUpdate", "theirs", demanded],
    ["UploadFileResponse", "ours", "x-long: a whole number beyond 2^53 is read as text"],
  ],
  channel: [
    ...["EventEnvelope", "EventList", "SellerEventList"].map((name): Difference => [
      name,
      "ours",
      "an empty payload may come as an empty array (observed), so what nobody has read yet is unknown",
    ]),
    ...["AttributeList", "ChannelCategoryTree", "ShippingRules"].map((name): Difference => [name, "theirs", demanded]),
  ],
};

test.each(["erp", "channel"])("the shapes of %s and those of openapi-typescript are the same types", (api) => {
  const document = JSON.parse(readFileSync(join(prepareBundles(), `${api}.json`), "utf8")) as Document;
  const model = buildModel({ api, document });
  const shapes = [...model.shapes.keys()].filter((name) => name in document.components.schemas);
  const lines = shapes.flatMap((name) => [
    `export const ours_${name}: Ours.${name} extends Theirs["schemas"]["${name}"] ? true : false = true;`,
    `export const theirs_${name}: Theirs["schemas"]["${name}"] extends Ours.${name} ? true : false = true;`,
  ]);
  const imports = [
    `import type * as Ours from "@kontor/${api}-types";`,
    `import type { components as Theirs } from "@kontor/${api}-types/openapi";`,
  ];

  const problems = compile(api, [...imports, ...lines]);

  const open = shapes.filter((name) => hasOpenEnum(model, name)).map((name) => `ours_${name}`);
  const rows = differences[api]!.map(([name, wider]) => `${wider}_${name}`);
  expect(shapes.length).toBeGreaterThan(100);
  expect(problems.toSorted()).toEqual([...new Set([...open, ...rows])].toSorted());
});

/** A set of texts that the platform answers may grow, so our type takes a text that it does not know; theirs does not. */
function hasOpenEnum({ shapes }: Model, shape: string): boolean {
  return [...listReachable(shapes, [shape])].some((name) => {
    const { body, isRead } = shapes.get(name)!;
    return isRead && /"kind":"enum","values":\["/.test(JSON.stringify(body));
  });
}

/** The names of the constants whose type is wrong. */
function compile(api: string, lines: readonly string[]): string[] {
  // below a client package, so that its types resolve as they do there
  const cache = join(root, `packages/${api}-client/.cache`);
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "agreement-"));
  try {
    writeFileSync(join(folder, "check.ts"), lines.join("\n"));
    return Array.from(
      compileFolder(folder)
        .join("\n")
        .matchAll(/^.*check\.ts\((\d+),.*$/gm),
      ([message, line]) => {
        const [, name] = /const (\w+):/.exec(lines[Number(line) - 1]!) ?? [];
        return name ?? message;
      },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
