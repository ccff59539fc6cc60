/** The manifests fit the types of Kubernetes, and say what the program needs. */
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Deployment } from "kubernetes-types/apps/v1.js";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";

const docs = join(import.meta.dirname, "../../..");
const text = readFileSync(join(import.meta.dirname, "kubernetes.yaml"), "utf8");
const readManifests = (yaml: string) => parseAllDocuments(yaml).map((document) => document.toJS() as { kind: string });

/** Lets the compiler compare the manifests with the types of Kubernetes. */
async function compile(yaml: string): Promise<string> {
  const folder = join(docs, ".cache", `kubernetes-${process.pid}-${Math.random()}`);
  mkdirSync(folder, { recursive: true });
  try {
    const constants = readManifests(yaml).map(
      (manifest, index) => `export const m${index}: ${manifest.kind} = ${JSON.stringify(manifest)};`,
    );
    const imports = `import type { Deployment } from "kubernetes-types/apps/v1";\nimport type { PodDisruptionBudget } from "kubernetes-types/policy/v1";\n`;
    writeFileSync(join(folder, "manifests.ts"), imports + constants.join("\n"));
    const options = [
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--module",
      "esnext",
      "--moduleResolution",
      "bundler",
      "--ignoreConfig",
      "--types",
      "",
    ];
    const tsc = join(docs, "../../node_modules/.bin/tsc");
    return await promisify(execFile)(tsc, [...options, join(folder, "manifests.ts")], { cwd: docs }).then(
      () => "",
      ({ stdout }: { stdout: string }) => stdout,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("the manifests fit the types of Kubernetes", async () => {
  expect(await compile(text)).toBe("");
});

test.each([
  ["periodSeconds: 2", "periodSecond: 2"],
  ["replicas: 3", 'replicas: "3"'],
  ["kind: Deployment\n", "kind: Deployment\nspecs: {}\n"],
])("a mistake is found: %s", async (right, wrong) => {
  expect(text).toContain(right);
  expect(await compile(text.replace(right, wrong))).toContain("error TS");
});

test("the pod has more time to end than the program waits for its handlers", () => {
  const [deployment] = readManifests(text);
  const { terminationGracePeriodSeconds, containers } = (deployment as Deployment).spec!.template.spec!;
  const main = readFileSync(join(import.meta.dirname, "main.ts"), "utf8");
  const drainMs = Number(/drainTimeoutMs: ([\d_]+)/.exec(main)![1]!.replaceAll("_", ""));
  expect(drainMs).toBeLessThanOrEqual((terminationGracePeriodSeconds! - 5) * 1_000);
  for (const [probe, path] of [
    ["livenessProbe", "/live"],
    ["startupProbe", "/live"],
    ["readinessProbe", "/ready"],
  ] as const)
    expect(containers[0]![probe]!.httpGet!.path).toBe(path);
});
