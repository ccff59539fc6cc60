/**
 * Writes `dist` of the package it is run in: one file of code for every entry of `exports`, and the declarations of `tsc`. What entries share
 * stands in the file of the one that most programs load: each further file costs Node about as much as all that is in it. A package of this
 * repository that is only a devDependency, as it is not published, becomes a part of both.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { rolldown, type OutputOptions } from "rolldown";

interface Manifest {
  name: string;
  exports: Record<string, string | { "@kontor/source": string }>;
  devDependencies?: Record<string, string>;
}

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const sources = Object.values(manifest.exports).flatMap((each) =>
  typeof each === "string" ? [] : [each["@kontor/source"]],
);
const builtIn = Object.entries(manifest.devDependencies ?? {}).flatMap(([name, range]) =>
  range.startsWith("workspace:") ? [name] : [],
);

rmSync("dist", { recursive: true, force: true });
const { status } = spawnSync("tsc", ["-p", "tsconfig.build.json", "--emitDeclarationOnly", "--noCheck"], {
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);
for (const name of builtIn) copyDeclarations(name);

const input = Object.fromEntries(sources.map((source) => [basename(source, ".ts"), source]));
const isTheirs = (id: string) => !/^[./]/.test(id) && !builtIn.includes(id);
const written: OutputOptions = {
  ...{ dir: "dist", format: "esm", sourcemap: true, chunkFileNames: "common.js", minifyInternalExports: false },
  comments: { jsdoc: false }, // They are in the declarations. Node would read them at each start.
  codeSplitting: { groups: [{ name: "common", minShareCount: 2 }] },
};
const bundle = await rolldown({ input, platform: "neutral", external: isTheirs, tsconfig: false });
await bundle.write(written);
await bundle.close(); // Node 22 has no `await using`
const home = manifest.name === "@kontor/http" ? "internal" : "index"; // Our packages load `internal` alone.
const isShared = existsSync("dist/common.js") && !existsSync("dist/common2.js"); // A part that is loaded later has its own.
if (home in input && isShared) await fuse(`${home}.js`, written);

/** Puts what entries share into the file of one of them; the others get it from there. Beside its own exports it then has theirs. */
async function fuse(file: string, output: OutputOptions): Promise<void> {
  const parts = ["dist/common.js", join("dist", file)].map((path) => resolve(path));
  const both = await rolldown({
    input: { [basename(file, ".js")]: "both" },
    platform: "neutral",
    external: isTheirs,
    plugins: [
      {
        name: "fuse",
        resolveId: (id) => (id === "both" ? id : null),
        load: (id) =>
          id === "both"
            ? parts.map((part) => `export * from ${JSON.stringify(part)};`).join("\n")
            : { code: readFileSync(id, "utf8"), map: readFileSync(`${id}.map`, "utf8") },
      },
    ],
  });
  await both.write(output);
  await both.close();
  for (const path of ["dist/common.js", "dist/common.js.map"]) rmSync(path);
  for (const other of readdirSync("dist").filter((each) => each.endsWith(".js") && each !== file)) {
    const code = readFileSync(join("dist", other), "utf8");
    writeFileSync(join("dist", other), code.replace('from "./common.js"', `from "./${file}"`));
  }
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
