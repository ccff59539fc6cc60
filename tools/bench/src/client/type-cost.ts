import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeModel } from "@kontor/codegen/fixtures/write-model";
import { largeModel } from "@kontor/codegen/fixtures/tiny";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const tsc = join(dirname(createRequire(join(root, "package.json")).resolve("typescript/package.json")), "bin/tsc");

/** The messages of the compiler, and how much it had to work. */
interface Compilation {
  instantiations: number;
  /** Error codes, in order. */
  errors: string[];
}

export interface TypeCost {
  operations: number;
  /** Instantiations of one valid call: a program with it, less the same program without. */
  validCall: number;
  /** The same call on openapi-fetch, generic over paths: the peer, where it was asked for. */
  peerCall?: number;
  /** The error for a wrong field name. Without this check, `any` would count as cheap. */
  misuse: string[];
  /** The error for a wrong operation name. */
  wrongName: string[];
}

/** Measures a client of this many operations, as it is generated. */
export async function measureTypeCost(operations: number, { withPeer = true } = {}): Promise<TypeCost> {
  mkdirSync(join(root, "packages/erp-client/.cache"), { recursive: true });
  const folder = mkdtempSync(join(root, "packages/erp-client/.cache/type-cost-")); // there, openapi-fetch resolves
  try {
    await writeClient(folder, operations);
    const without = compile(folder, "");
    const valid = compile(folder, "void erp.group7s.updateShop7({ id: 1 });");
    const peers = withPeer
      ? [compile(folder, "", PEER), compile(folder, 'void raw.PATCH("/v1/shops7", { body: { id: 1 } });', PEER)]
      : [];
    const misused = "void erp.group7s.updateShop7({ id: 1, nmae: 1 });";
    const [misuse, ...wrongName] = compile(folder, `${misused}\nvoid erp.group7s.updateShpo7({ id: 1 });`).errors;
    const failed = [without, valid, ...peers].flatMap(({ errors }) => errors);
    if (failed.length > 0) throw new Error(`Cannot measure as the program must compile: got ${failed.join(", ")}`);
    return {
      operations,
      validCall: valid.instantiations - without.instantiations,
      ...(withPeer && { peerCall: peers[1]!.instantiations - peers[0]!.instantiations }),
      misuse: misuse === undefined ? [] : [misuse],
      wrongName,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function writeClient(folder: string, operations: number): Promise<void> {
  await writeModel(folder, largeModel(operations));
  const config = { extends: join(root, "tsconfig.json"), include: ["program.ts"], exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
}

const OPTIONS = '{ baseUrl: "https://shop.test", tenantId: "t" }';
const OURS = `import { createErpClient } from "./client/generated/client.generated.ts";\nexport const erp = createErpClient(${OPTIONS});\n`;
const PEER = `import { rawErpClient } from "./client/generated/raw.generated.ts";\nexport const raw = rawErpClient(${OPTIONS});\n`;

function compile(folder: string, call: string, client = OURS): Compilation {
  writeFileSync(join(folder, "program.ts"), `${client}${call}\n`);
  const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder, "--extendedDiagnostics"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const instantiations = Number(/^Instantiations:\s+(\d+)/m.exec(stdout)?.[1] ?? Number.NaN);
  return { instantiations, errors: [...stdout.matchAll(/error (TS\d+)/g)].map(([, code]) => code!) };
}
