import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { compareSurfaces } from "../declarations/compare-surfaces.ts";
import { compareStores } from "../stores/compare.ts";
import { findChangedStores } from "../stores/find-changed.ts";
import { compareCommands } from "../files/compare-commands.ts";
import { readCommands } from "../files/read-commands.ts";
import { compareShipped } from "../files/compare-shipped.ts";
import { compareManifests } from "../files/compare-manifests.ts";
import { compareRights } from "../specs/compare-rights.ts";
import { compareSpecs, packagesOf } from "../specs/compare.ts";
import type { Published } from "../tree/published.ts";
import { comparePlays } from "../wire/compare-plays.ts";
import { playCalls } from "../wire/record.ts";
import type { Change } from "./effect.ts";
import type { State } from "./state.ts";

/** The ways in which two trees are compared. */
export const proofs = ["spec", "rights", "types", "wire", "stores", "commands", "package", "files", "tests"] as const;
export type Proof = (typeof proofs)[number];

/** A change, and what proves it. */
export interface Finding extends Change {
  proof: Proof;
}

type Add = (name: string, proof: Proof, changes: readonly Change[]) => void;

/** The packages whose code the calls on the wire go through. */
const ON_THE_WIRE = ["@kontor/http", "@kontor/auth", "@kontor/erp-client", "@kontor/channel-client"];

const CLI = "@kontor/cli";

/**
 * Compares two trees in every way that reads them or plays calls without a network. The tests of the previous release are another proof:
 * `playPreviousTests()`.
 *
 * @param progress Called with the name of each step when it begins.
 * @returns The findings by the name of the package.
 */
export async function compareTrees(
  before: State,
  after: State,
  progress: (step: string) => void = () => {},
): Promise<Map<string, Finding[]>> {
  const findings = new Map<string, Finding[]>();
  for (const { name } of [...after.packages, ...before.packages]) findings.set(name, []);
  const add: Add = (name, proof, changes) =>
    findings.get(name)?.push(...changes.map((change) => ({ ...change, proof })));
  progress("Files");
  for (const is of after.packages) {
    const was = before.packages.find(({ name }) => name === is.name);
    if (was)
      compareFolders(join(before.tree, "packages", was.folder), join(after.tree, "packages", is.folder), was, is, add);
  }
  for (const { name } of before.packages)
    if (!after.packages.some((each) => each.name === name))
      add(name, "package", [{ effect: "major", at: name, reason: "is no longer published" }]);
  const isSame =
    before.packages.length === after.packages.length && [...findings.values()].every((each) => each.length === 0);
  if (isSame) return findings; // nothing that is shipped has changed, so nothing else can have
  progress("Descriptions");
  for (const [api, names] of Object.entries(packagesOf)) {
    if (areSame(join(before.tree, "specs", api), join(after.tree, "specs", api))) continue;
    const [was, is] = await Promise.all([before.spec(api), after.spec(api)]);
    const changes = await compareSpecs(was, is, join(after.tree, "node_modules/.bin/redocly"));
    const [one, other] = [was, is].map(
      (file) => JSON.parse(readFileSync(file, "utf8")) as Parameters<typeof compareRights>[0],
    );
    const rights = compareRights(one!, other!);
    for (const name of names) add(name, "spec", changes);
    for (const name of new Set([...names, "@kontor/sandbox"])) add(name, "rights", rights); // it lets in whom the descriptions let in
  }
  if (findings.get(CLI)?.some(({ at }) => at.startsWith("src/"))) {
    const [was, is] = await Promise.all([before, after].map(({ tree }) => readCommands(tree)));
    add(CLI, "commands", compareCommands(was!, is!));
  }

  progress("Types");
  const [was, is] = await Promise.all([before.declarations(), after.declarations()]);
  const changed = findChanged(was, is, after.packages);
  if (changed.size > 0) {
    const surfaces = compareSurfaces({ ...before, folder: was }, { ...after, folder: is }, changed);
    for (const [name, changes] of surfaces) add(name, "types", changes);
  }
  const kinds = findChangedStores(before.tree, after.tree);
  if (kinds.length > 0) {
    progress("Stores");
    for (const [name, changes] of await compareStores(before.tree, after.tree, kinds)) add(name, "stores", changes);
  }
  const onTheWire = ON_THE_WIRE.filter((name) => findings.get(name)!.length > 0);
  if (onTheWire.length === 0) return findings;
  progress("Calls");
  const wire = await compareCalls(before, after);
  for (const name of onTheWire) add(name, "wire", wire);
  return findings;
}

function compareFolders(before: string, after: string, was: Published, is: Published, add: Add): void {
  add(is.name, "files", compareShipped(before, after));
  const licences = [before, after].map((folder) => readFileSync(join(folder, "../../LICENSE"), "utf8"));
  if (licences[0] !== licences[1]) add(is.name, "files", [{ effect: "patch", at: "LICENSE", reason: "has changed" }]);
  add(is.name, "package", compareManifests(was.manifest, is.manifest));
}

async function compareCalls(before: State, after: State): Promise<Change[]> {
  const calls = await before.calls();
  const [was, is] = await Promise.all([before.played(), playCalls(after.tree, calls)]);
  return comparePlays(was, is);
}

/** The packages whose declarations differ, and all that depend on them, which may pass their types on. */
function findChanged(before: string, after: string, packages: readonly Published[]): Set<string> {
  const isChanged = ({ folder }: Published) => !areSame(join(before, folder), join(after, folder));
  const changed = new Set(packages.filter(isChanged).map(({ name }) => name));
  for (let size = -1; size < changed.size;) {
    size = changed.size;
    for (const { name, manifest } of packages)
      if (Object.keys(manifest.dependencies ?? {}).some((each) => changed.has(each))) changed.add(name);
  }
  return changed;
}

function areSame(one: string, other: string): boolean {
  if (!existsSync(one) || !existsSync(other)) return existsSync(one) === existsSync(other);
  const [names, others] = [one, other].map((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).sort(),
  );
  if (names!.join() !== others!.join()) return false;
  const isCompared = (name: string) => statSync(join(one, name)).isFile() && name !== "tsconfig.json"; // it names its tree
  return names!
    .filter(isCompared)
    .every((name) => readFileSync(join(one, name)).equals(readFileSync(join(other, name))));
}
