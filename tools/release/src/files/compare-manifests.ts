import { isDeepStrictEqual } from "node:util";
import { subset, validRange } from "semver";
import type { Change } from "../plan/effect.ts";
import type { Manifest } from "../tree/published.ts";

/** Tells the changes of a package.json that an integrator can notice: where the package runs, what it needs, and what it installs. */
export function compareManifests(before: Manifest, after: Manifest): Change[] {
  return [
    ...compareEngines(before.engines, after.engines),
    ...comparePeers(before, after),
    ...compareRanges(before.dependencies, after.dependencies),
    ...removed(before.bin, after.bin).map((name) => change("major", `the command ${name}`, "is gone")),
    ...removed(after.bin, before.bin).map((name) => change("minor", `the command ${name}`, "is new")),
    ...removed(before.exports, after.exports).map((name) => change("major", `the entry ${name}`, "is gone")),
    ...removed(after.exports, before.exports).map((name) => change("minor", `the entry ${name}`, "is new")),
    ...compareRest(before, after),
  ];
}

function compareEngines(before: Record<string, string> = {}, after: Record<string, string> = {}): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (was === is) return [];
    const isWider = is === undefined || (was !== undefined && compareVersions(lowest(is), lowest(was)) < 0);
    return [
      change(
        isWider ? "minor" : "major",
        name,
        `is wanted in ${is ?? "any version"}; before, in ${was ?? "any version"}`,
      ),
    ];
  });
}

/** A peer may be of more versions than before. A peer more, or one that is no longer optional, has to be installed. */
function comparePeers(before: Manifest, after: Manifest): Change[] {
  const names = [...new Set([before, after].flatMap(({ peerDependencies = {} }) => Object.keys(peerDependencies)))];
  const isOptional = (manifest: Manifest, name: string) => manifest.peerDependenciesMeta?.[name]?.optional === true;
  return names.flatMap((name) => {
    const [was, is] = [before.peerDependencies?.[name], after.peerDependencies?.[name]];
    const at = `the peer ${name}`;
    if (was === undefined) return [change(isOptional(after, name) ? "minor" : "major", at, "is new")];
    if (is === undefined) return [change("minor", at, "is not wanted any more")];
    const isWider = was !== is && validRange(was) !== null && validRange(is) !== null && subset(was, is);
    const range = was === is ? [] : [change(isWider ? "minor" : "major", at, `is ${is}; before, ${was}`)];
    if (isOptional(before, name) === isOptional(after, name)) return range;
    const optional = isOptional(after, name)
      ? change("minor", at, "is optional now")
      : change("major", at, "is no longer optional");
    return [...range, optional];
  });
}

function compareRanges(before: Record<string, string> = {}, after: Record<string, string> = {}): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) =>
      change(
        "patch",
        `the dependency ${name}`,
        `is ${after[name] ?? "gone"}; before, ${before[name] ?? "it was not there"}`,
      ),
    );
}

/** Fields that nothing else compares are shipped too: words, keywords, scripts. */
function compareRest(before: object, after: object): Change[] {
  const told = new Set([
    "version",
    "engines",
    "exports",
    "publishConfig",
    "bin",
    "files",
    "dependencies",
    "devDependencies",
    "peerDependencies",
    "peerDependenciesMeta",
  ]);
  const rest = (manifest: object) => Object.fromEntries(Object.entries(manifest).filter(([name]) => !told.has(name)));
  return isDeepStrictEqual(rest(before), rest(after)) ? [] : [change("patch", "package.json", "has other words")];
}

function removed(before: object = {}, after: object = {}): string[] {
  return Object.keys(before).filter((name) => !(name in after));
}

function change(effect: Change["effect"], at: string, reason: string): Change {
  return { effect, at, reason };
}

function lowest(range: string): number[] {
  return (/\d+(\.\d+)*/.exec(range)?.[0] ?? "0").split(".").map(Number);
}

function compareVersions(one: readonly number[], other: readonly number[]): number {
  const place = [0, 1, 2].find((index) => (one[index] ?? 0) !== (other[index] ?? 0));
  return place === undefined ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}
