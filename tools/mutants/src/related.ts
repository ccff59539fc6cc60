import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { findFolder } from "./corpus.ts";

/** The test files that a package has for itself. */
export function findTests(root: string, name: string): string[] {
  const folder = join(root, findFolder(root, name), "src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts"))
    .map((path) => relative(root, join(folder, path)))
    .toSorted();
}

/**
 * In which order the tests are asked about an edit: those that are named, its own, then by how few imports lead to the file; those
 * that no import leads to are left out. A program that a test starts by its path counts as imported.
 */
export function chooseTests(
  root: string,
  tests: readonly string[],
  { file, tests: named }: { file: string; tests: readonly string[] },
  importsOf = createImportReader(root),
): string[] {
  const own = file.replace(/\.ts$/, ".test.ts");
  const ranked = tests.flatMap((test) => {
    if (named.includes(test) || test === own) return [];
    const distance = measureDistance(file, test, importsOf);
    return distance === undefined ? [] : [{ test, distance }];
  });
  const rest = ranked.toSorted((one, other) => one.distance - other.distance).map(({ test }) => test);
  return [...new Set([...named, ...(tests.includes(own) ? [own] : []), ...rest])];
}

function measureDistance(file: string, from: string, importsOf: (path: string) => string[]): number | undefined {
  const seen = new Set([from]);
  let front = [from];
  for (let distance = 0; front.length > 0; distance += 1) {
    if (front.includes(file)) return distance;
    front = front.flatMap(importsOf).filter((path) => !seen.has(path) && seen.add(path));
  }
  return undefined;
}

/** Makes a reader of the files that a file imports or names as a program. Each file is read once. */
export function createImportReader(root: string): (path: string) => string[] {
  const known = new Map<string, string[]>();
  return (path) => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };

  function read(path: string): string[] {
    const text = readFileSync(join(root, path), "utf8");
    const names = [...text.matchAll(/["'`]([^"'`\s]+)["'`]/g)].map(([, name]) => name!);
    return [...new Set(names)].flatMap((name) => {
      const target = name.startsWith("@kontor/") ? entryOf(name) : fileAt(join(dirname(path), name));
      return target === undefined ? [] : [target];
    });
  }

  function fileAt(path: string): string | undefined {
    return path.endsWith(".ts") && existsSync(join(root, path)) && statSync(join(root, path)).isFile()
      ? path
      : undefined;
  }

  /** The source of an entry: `@kontor/app/file`. */
  function entryOf(name: string): string | undefined {
    const [, folder = "", ...rest] = name.split("/");
    for (const home of ["packages", "tools"]) {
      const manifest = join(root, home, folder, "package.json");
      if (!existsSync(manifest)) continue;
      const { exports = {} } = JSON.parse(readFileSync(manifest, "utf8")) as {
        exports?: Record<string, string | { "@kontor/source"?: string }>;
      };
      const entry = exports[rest.length === 0 ? "." : `./${rest.join("/")}`] ?? exports["./*"];
      const source = typeof entry === "string" ? entry : entry?.["@kontor/source"];
      return source && fileAt(join(home, folder, source.replace("*", rest.join("/"))));
    }
    return undefined;
  }
}

/** The name of a test file without its folders, to say it shortly. */
export function formatTestName(test: string): string {
  return basename(test);
}
