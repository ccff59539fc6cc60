import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A kind of store, and the package that has it. */
export const owners = {
  "sqlite inbox": "@kontor/channel-events",
  "postgres inbox": "@kontor/channel-events",
  tokens: "@kontor/auth",
  "token files": "@kontor/auth",
  tenants: "@kontor/app",
  "registration files": "@kontor/app",
  "sandbox data": "@kontor/sandbox",
} as const;

export type StoreKind = keyof typeof owners;

/** The sources of a kind of store: all files that speak to its tables or files, and those that write a value in another form for them. */
const SOURCES: Record<StoreKind, RegExp> = {
  "sqlite inbox": /^channel-events\/src\/inbox\/(sqlite\/.+|[^/]+)\.ts$/,
  "postgres inbox": /^(channel-events\/src\/inbox\/(postgres\/.+|[^/]+)|postgres\/src\/.+)\.ts$/,
  tokens: /^(auth\/src\/stores\/(postgres|stored-token)|postgres\/src\/.+)\.ts$/,
  "token files": /^auth\/src\/stores\/(file\/.+|run-in-turn|stored-token)\.ts$/,
  tenants: /^(app\/src\/tenants\/.+|postgres\/src\/.+)\.ts$/,
  "registration files": /^app\/src\/registration\/(progress|write-safely).*\.ts$/,
  "sandbox data": /^sandbox\/src\/state\/.+\.ts$/,
};

/** Whether processes of two versions are let loose on a kind of store; of the others only the data is handed over. */
export function isPlayed(kind: StoreKind): boolean {
  return ["sqlite inbox", "postgres inbox", "tokens", "tenants"].includes(kind);
}

/** Lists the kinds of stores whose sources differ between two trees, apart from comments. Only these need to be played. */
export function findChangedStores(before: string, after: string): StoreKind[] {
  const [old, fresh] = [before, after].map((tree) => readSources(join(tree, "packages")));
  const changed = [...new Set([...old!.keys(), ...fresh!.keys()])].filter(
    (file) => old!.get(file) !== fresh!.get(file),
  );
  return (Object.keys(owners) as StoreKind[]).filter((kind) => changed.some((file) => SOURCES[kind].test(file)));
}

function readSources(packages: string): Map<string, string> {
  const folders = ["app", "auth", "channel-events", "postgres", "sandbox"].filter((name) =>
    existsSync(join(packages, name, "src")),
  );
  const files = folders.flatMap((name) =>
    readdirSync(join(packages, name, "src"), { recursive: true, encoding: "utf8" }).map(
      (file) => `${name}/src/${file.replaceAll("\\", "/")}`,
    ),
  );
  const sources = files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  return new Map(sources.map((file) => [file, dropComments(readFileSync(join(packages, file), "utf8"))]));
}

function dropComments(text: string): string {
  return text.replaceAll(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").replaceAll(/\s+/g, " ");
}
