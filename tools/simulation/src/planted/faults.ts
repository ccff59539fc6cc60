/** Faults that are planted in a copy of the work tree, to show that the simulation finds what it promises to find. */
import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import type { Fault } from "../plan/fault.ts";
import type { Settings } from "../plan/settings.ts";

/** An edit of one file that a simulated run must notice. */
export interface PlantedFault {
  id: string;
  /** From the root of the repository. */
  file: string;
  before: string;
  after: string;
  reason: string;
  /** Shows the fault where the seeds rarely do. Without it, seeds are drawn. */
  scenario?: Scenario;
}

/** A seed with faults in place of those that it draws. */
export interface Scenario {
  seed: number;
  store: Settings["store"];
  /** The traffic depends on them too. */
  hours: number;
  faults: readonly Fault[];
}

/** The seed that found a planted fault. */
export interface Found {
  seed: number;
  store: Settings["store"];
  /** The rule that it broke. */
  rule: string;
}

const root = join(import.meta.dirname, "../../../..");

/** Reads the planted faults. @throws {Error} If the code that one of them edits is not there exactly once. */
export function readPlantedFaults(): PlantedFault[] {
  const folder = join(root, "tools/simulation/planted-faults");
  return readdirSync(folder).flatMap((name) => {
    const { edits } = parse(readFileSync(join(folder, name), "utf8")) as { edits: PlantedFault[] };
    return edits.map((edit) => {
      const file = `packages/${name.replace(".yaml", "")}/src/${edit.file}`;
      const count = readFileSync(join(root, file), "utf8").split(edit.before).length - 1;
      if (count !== 1) throw new Error(`Cannot plant ${edit.id} as its code must be in ${file} once: got ${count}`);
      return { ...edit, file };
    });
  });
}

/** Copies every file that git knows or would take, and links the packages that are installed. The work tree stays as it is. */
export function copyWorkTree(): { folder: string } & Disposable {
  const folder = mkdtempSync(join(tmpdir(), "kontor-planted-"));
  const copy = (path: string) => {
    if (!existsSync(join(root, path))) return;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  };
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }).split("\0");
  for (const file of files.filter(Boolean)) copy(file);
  for (const manifest of files.filter((file) => /^(packages|tools)\/[^/]+\/package\.json$/.test(file)))
    copy(join(dirname(manifest), "node_modules"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Plants a fault in a copy, looks for a seed that breaks a rule, or plays its scenario, and takes the fault back. `undefined` if no rule is
 * broken in time.
 *
 * @param options.seconds The search ends after so many seconds of the processor.
 */
export async function findPlantedFault(
  folder: string,
  fault: PlantedFault,
  { hours, seconds }: { hours: number; seconds: number },
): Promise<Found | undefined> {
  const path = join(folder, fault.file);
  const text = readFileSync(path, "utf8");
  writeFileSync(
    path,
    text.replace(fault.before, () => fault.after),
  );
  try {
    const program = join(folder, "tools/simulation/src/planted/search.program.ts");
    const search = [chooseStores(fault), String(hours), String(seconds), JSON.stringify(fault.scenario ?? null)];
    const args = ["--conditions=@kontor/source", program, ...search];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
    return (JSON.parse(stdout) as Found | null) ?? undefined;
  } finally {
    writeFileSync(path, text);
  }
}

/** A fault in the code of one store is looked for on that store alone; only files have power cuts. */
function chooseStores({ file }: PlantedFault): string {
  if (/inbox\/sqlite|stores\/file\//.test(file)) return "file";
  return /inbox\/memory/.test(file) ? "memory" : "memory,file";
}
