import type { Change } from "../plan/effect.ts";
import type { Manifest } from "../tree/published.ts";

/** Tells the changes of a package.json that an integrator can notice: where the package runs, what it needs, and what it installs. */
export function compareManifests(before: Manifest, after: Manifest): Change[] {
  return [
    ...compareEngines(before.engines, after.engines),
    ...compareRanges("the peer", before.peerDependencies, after.peerDependencies, "major"),
    ...compareRanges("the dependency", before.dependencies, after.dependencies, "patch"),
    ...removed(before.bin, after.bin).map((name) => change("major", `the command ${name}`, "is gone")),
    ...removed(after.bin, before.bin).map((name) => change("minor", `the command ${name}`, "is new")),
    ...removed(before.exports, after.exports).map((name) => change("major", `the entry ${name}`, "is gone")),
    ...removed(after.exports, before.exports).map((name) => change("minor", `the entry ${name}`, "is new")),
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

function compareRanges(
  what: string,
  before: Record<string, string> = {},
  after: Record<string, string> = {},
  effect: "major" | "patch",
): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) =>
      change(effect, `${what} ${name}`, `is ${after[name] ?? "gone"}; before, ${before[name] ?? "it was not there"}`),
    );
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
