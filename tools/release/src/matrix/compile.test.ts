import { expect, test } from "vitest";
import { buildSettings, describeCompilation, listCompilations } from "./compile.ts";

const compilers = ["5.5.4", "5.9.3", "7.0.2"];

test("in full each compiler compiles in each way, with exact optional properties and without", () => {
  const names = listCompilations(compilers, { isFull: true }).map(describeCompilation);

  expect(names).toHaveLength(3 * 3 * 2);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("a consumer compiles: TypeScript 5.9, bundler");
});

test("in short the oldest and the newest compiler are run, and none between", () => {
  const short = listCompilations(compilers, { isFull: false });

  expect(new Set(short.map(({ compiler }) => compiler))).toEqual(new Set(["5.5.4", "7.0.2"]));
  expect(short.some(({ isExact }) => isExact)).toBe(true);
});

test("the declarations of what is installed are looked into, and a bundler writes modules", () => {
  const bundler = buildSettings({ compiler: "7.0.2", resolution: "bundler", isExact: true });

  expect(bundler).toMatchObject({
    skipLibCheck: false,
    strict: true,
    exactOptionalPropertyTypes: true,
    module: "esnext",
  });
  expect(buildSettings({ compiler: "7.0.2", resolution: "node16", isExact: false })).toMatchObject({
    module: "node16",
    moduleResolution: "node16",
    exactOptionalPropertyTypes: false,
  });
});
