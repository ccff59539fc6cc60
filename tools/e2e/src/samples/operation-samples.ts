/** The samples on the pages of all operations, and a sandbox as it starts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildModel } from "@kontor/codegen/model/build";
import { prepareBundles } from "@kontor/codegen/read/bundles";
import { buildSamples } from "@kontor/docs/reference/samples/all";
import { createSandbox, type SandboxOptions } from "@kontor/sandbox";
import { root } from "./readme.ts";
import { buildCurlRequest, readShellSamples } from "./shell-lines.ts";

const specs = ["erp", "channel"].map((api) =>
  buildModel({ api, document: JSON.parse(readFileSync(join(prepareBundles(), `${api}.json`), "utf8")) }),
);

/** Each with its code by the name of its language. */
export const operationSamples = specs.flatMap((spec) =>
  spec.operations.map((operation) => ({
    id: operation.id,
    code: Object.fromEntries(buildSamples(spec, operation).map(({ lang, code }) => [lang, code])) as Record<
      "typescript" | "curl" | "cli",
      string
    >,
  })),
);

/** Makes a sandbox as it starts, and sets the variables of the samples for curl as the guide does. */
export async function startSandbox(folder: string, options: SandboxOptions = {}) {
  const sandbox = createSandbox(options);
  const guide = readFileSync(join(root, "packages/docs/src/samples/start/tokens.sh"), "utf8");
  const set = [...guide.matchAll(/^export (\w+)=(\$?)(\S+)/gm)];
  const addresses = Object.fromEntries(set.filter(([, , isCall]) => !isCall).map(([, name, , value]) => [name, value]));
  const variables: Record<string, string> = { ...addresses };
  const [commands] = readShellSamples([guide], { folder, variables });
  const names = set.filter(([, , isCall]) => isCall).map(([, name]) => name!);
  for (const [index, name] of names.entries()) {
    const response = await sandbox.fetch(buildCurlRequest(commands![index]!, folder));
    const { authToken, access_token: accessToken } = (await response.json()) as Record<string, string>;
    variables[name] = (authToken ?? accessToken)!;
  }
  return { sandbox, variables };
}
