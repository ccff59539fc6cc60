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
    ...compareEntries(before, after),
    ...comparePlatforms(before, after),
    ...removed(listFolders(before), listFolders(after)).map((name) => change("major", name, "is no longer shipped")),
    ...compareRest(before, after),
  ];
}

function compareEngines(before: Record<string, string> = {}, after: Record<string, string> = {}): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (was === is) return [];
    const isWider = is === undefined || (was !== undefined && isWiderRange(was, is));
    return [
      change(
        isWider ? "minor" : "major",
        name,
        `is wanted in ${is ?? "any version"}; before, in ${was ?? "any version"}`,
      ),
    ];
  });
}

function isWiderRange(was: string, is: string): boolean {
  return validRange(was) !== null && validRange(is) !== null && subset(was, is);
}

/** Importers ask for an entry under conditions, such as `types` and `default`: those that were there stay, in their order. */
function compareEntries(before: Manifest, after: Manifest): Change[] {
  const [old, fresh] = [before, after].map(({ publishConfig, exports }) => publishConfig?.exports ?? exports ?? {});
  return [
    ...removed(old, fresh).map((name) => change("major", `the entry ${name}`, "is gone")),
    ...removed(fresh, old).map((name) => change("minor", `the entry ${name}`, "is new")),
    ...Object.keys(old!).flatMap((name) => {
      if (!(name in fresh!)) return [];
      const [were, are] = [old, fresh].map((entries) => listConditions(entries![name]));
      if (were!.join() === are!.join()) return [];
      const kept = are!.filter((each) => were!.includes(each));
      const told = `is served for ${are!.join(", ") || "nobody"}; before, for ${were!.join(", ")}`;
      return [change(kept.join() === were!.join() ? "minor" : "major", `the entry ${name}`, told)];
    }),
  ];
}

function listConditions(target: unknown): string[] {
  if (typeof target === "string") return ["default"];
  return Object.entries(target ?? {}).flatMap(([name, inner]) =>
    typeof inner === "string" ? [name] : listConditions(inner).map((each) => `${name}.${each}`),
  );
}

/** Where npm installs the package, and how Node reads its files. */
function comparePlatforms(before: Manifest, after: Manifest): Change[] {
  return (["os", "cpu", "libc", "type"] as const).flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (isDeepStrictEqual(was, is)) return [];
    const isWider = name !== "type" && is === undefined;
    return [change(isWider ? "minor" : "major", name, `is ${String(is ?? "any")}; before, ${String(was ?? "any")}`)];
  });
}

/** The names that `files` includes; a name that it leaves out shows in the files themselves. */
function listFolders({ files = [] }: Manifest): object {
  return Object.fromEntries(files.filter((each) => !each.startsWith("!")).map((each) => [each, true]));
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
    const isWider = was !== is && isWiderRange(was, is);
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
    "os",
    "cpu",
    "libc",
    "type",
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
