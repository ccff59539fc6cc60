/**
 * Writes `dist` of the package it is run in: one file of code for every entry of `exports`, a few for what they share, and
 * the declarations of `tsc`. One file loads in a fraction of the time that thirty take. A package of this repository that is
 * only a devDependency, as it is not published, becomes a part of both.
 */
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { rolldown } from "rolldown";

interface Manifest {
  exports: Record<string, string | { "@kontor/source": string }>;
  /** Programs: `./dist/main.js` comes from `src/main.ts`. */
  bin?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const entries = Object.values(manifest.exports).flatMap((each) =>
  typeof each === "string" ? [] : [each["@kontor/source"]],
);
const programs = Object.values(manifest.bin ?? {}).map((file) => file.replace("/dist/", "/src/").replace(/js$/, "ts"));
const builtIn = Object.entries(manifest.devDependencies ?? {}).flatMap(([name, range]) =>
  range.startsWith("workspace:") ? [name] : [],
);

rmSync("dist", { recursive: true, force: true });
if (entries.length > 0) writeDeclarations(); // nobody imports a program

const input = Object.fromEntries([...entries, ...programs].map((source) => [basename(source, ".ts"), source]));
const isTheirs = (id: string) => !/^[./]/.test(id) && !builtIn.some((name) => id === name || id.startsWith(`${name}/`));
const bundle = await rolldown({ input, platform: "neutral", external: isTheirs, tsconfig: false });
await bundle.write({
  ...{ dir: "dist", format: "esm", sourcemap: true, chunkFileNames: "common.js" },
  comments: { jsdoc: false }, // They are in the declarations. Node would read them at each start.
  codeSplitting: { groups: [{ name: "common", minShareCount: 2 }] },
});
await bundle.close(); // Node 22 has no `await using`

function writeDeclarations(): void {
  const { status } = spawnSync("tsc", ["-p", "tsconfig.build.json", "--emitDeclarationOnly", "--noCheck"], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
  for (const name of builtIn) copyDeclarations(name);
}

/** Copies the declarations of a package that is built in, if ours import them, and lets ours import the copy. */
function copyDeclarations(name: string): void {
  const copy = join("dist", basename(name));
  const importing = readdirSync("dist", { recursive: true, encoding: "utf8" })
    .map((file) => join("dist", file))
    .filter((file) => file.endsWith(".d.ts") && readFileSync(file, "utf8").includes(`"${name}"`));
  for (const file of importing) {
    const path = relative(dirname(file), join(copy, "entries/index.ts"));
    writeFileSync(
      file,
      readFileSync(file, "utf8").replaceAll(`"${name}"`, `"${path.startsWith(".") ? path : `./${path}`}"`),
    );
  }
  if (importing.length === 0) return;
  cpSync(join("node_modules", name, "dist"), copy, { recursive: true, filter: (path) => !/\.(js|map)$/.test(path) });
  for (const file of readdirSync(copy, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".d.ts"),
  )) {
    const path = join(copy, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(/^\/\/# sourceMappingURL=.*\n?/m, "")); // its map is not shipped
  }
}
