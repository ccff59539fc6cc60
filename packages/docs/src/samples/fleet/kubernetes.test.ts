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

/** Lets the compiler compare manifests with the types of Kubernetes, and returns what it says, by the place of the text. */
async function compile(texts: readonly string[]): Promise<string[]> {
  const folder = join(docs, ".cache", `kubernetes-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const files = texts.map((_, index) => join(folder, `manifests-${index}.ts`));
  for (const [index, yaml] of texts.entries()) {
    const constants = readManifests(yaml).map(
      (manifest, at) => `export const m${at}: ${manifest.kind} = ${JSON.stringify(manifest)};`,
    );
    const imports = `import type { Deployment } from "kubernetes-types/apps/v1";\nimport type { PodDisruptionBudget } from "kubernetes-types/policy/v1";\n`;
    writeFileSync(files[index]!, imports + constants.join("\n"));
  }
  const options = "--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --ignoreConfig".split(
    " ",
  );
  const tsc = join(docs, "../../node_modules/.bin/tsc");
  const said = await promisify(execFile)(tsc, [...options, "--types", "", ...files], { cwd: docs }).then(
    () => "",
    ({ stdout }: { stdout: string }) => stdout,
  );
  rmSync(folder, { recursive: true });
  const lines = said.split("\n").filter((line) => line.includes("error TS"));
  return texts.map((_, index) => lines.filter((line) => line.includes(`manifests-${index}.ts`)).join("\n"));
}

test("the manifests fit the types of Kubernetes, and a mistake would be found", async () => {
  const mistakes = [
    ["periodSeconds: 2", "periodSecond: 2"],
    ["replicas: 3", 'replicas: "3"'],
    ["kind: Deployment\n", "kind: Deployment\nspecs: {}\n"],
  ] as const;
  const [right, ...wrong] = await compile([text, ...mistakes.map(([is, was]) => text.replace(is, was))]);

  expect(right).toBe("");
  expect(wrong.filter((said) => said === "")).toEqual([]);
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
