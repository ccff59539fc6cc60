/** The packages as an integrator would get them: packed, looked into, installed together, type-checked and run. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findTarballProblems } from "./tarball-problems.ts";

const SAMPLE = "packages/docs/src/samples/start/first-event.ts";
const LAST_LINE = "Waiting for more events";
const PATIENCE_MS = 120_000; // only a hang takes so long
const bin = join(process.cwd(), "tools/checks/node_modules/.bin");
const folder = mkdtempSync(join(tmpdir(), "kontor-pack-"));
const failures: string[] = [];
const tarballs: Record<string, string> = {};

for (const name of readdirSync("packages")) {
  const manifest = JSON.parse(readFileSync(join("packages", name, "package.json"), "utf8")) as {
    name: string;
    private?: boolean;
  };
  if (manifest.private) continue;
  const output = execFileSync("pnpm", ["pack", "--json", "--pack-destination", folder], {
    cwd: join("packages", name),
    encoding: "utf8",
  });
  const { filename } = JSON.parse(output) as { filename: string };
  tarballs[manifest.name] = filename;
  const unpacked = join(folder, name);
  mkdirSync(unpacked);
  execFileSync("tar", ["-xzf", filename, "-C", unpacked]);
  report(`${manifest.name} is packed clean`, findTarballProblems(join(unpacked, "package")));
  report(`${manifest.name}: publint`, complaint(join(bin, "publint"), [filename, "--strict"]));
  const hasTypes = manifest.name !== "@kontor/cli"; // a command has no exports to resolve
  if (hasTypes)
    report(
      `${manifest.name}: attw`,
      complaint(join(bin, "attw"), [filename, "--profile", "esm-only", "--format", "ascii"]),
    );
}

const consumer = join(folder, "consumer");
mkdirSync(consumer);
const compilers = { "5.9": "5.9.3", "6.0": "6.0.3", "7.0": "7.0.2" };
const files = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]));
write("package.json", {
  name: "consumer",
  private: true,
  type: "module",
  dependencies: files,
  devDependencies: {
    "@types/node": "24.19.2",
    "node-22": `npm:node-${process.platform}-${process.arch}@22.13.1`, // the oldest that the packages say they run on
    ...Object.fromEntries(
      Object.entries(compilers).map(([line, version]) => [`typescript-${line}`, `npm:typescript@${version}`]),
    ),
  },
});
write("pnpm-workspace.yaml", { overrides: files, pmOnFail: "ignore", nodeVersion: "24.21.0", packages: ["."] });
writeFileSync(join(consumer, "program.ts"), readFileSync("tools/checks/src/fixtures/consumer.ts", "utf8"));
execFileSync("pnpm", ["install", "--prefer-offline"], { cwd: consumer, stdio: ["ignore", "pipe", "inherit"] });

for (const line of Object.keys(compilers)) {
  for (const resolution of ["node16", "nodenext", "bundler"]) {
    const module = resolution === "bundler" ? "esnext" : resolution;
    write("tsconfig.json", {
      compilerOptions: {
        module,
        moduleResolution: resolution,
        target: "es2022",
        lib: ["es2022", "esnext.disposable"],
        types: ["node"],
        strict: true,
        skipLibCheck: false,
        outDir: "dist",
        rootDir: ".",
      },
      files: ["program.ts"],
    });
    const tsc = join(consumer, "node_modules", `typescript-${line}`, "bin/tsc");
    report(
      `a consumer compiles: TypeScript ${line}, ${resolution}`,
      complaint(process.execPath, [tsc, "-p", consumer]),
    );
  }
}
report("a consumer runs", complaint(process.execPath, [join(consumer, "dist/program.js")], consumer));
const oldest = join(consumer, "node_modules/node-22/bin/node");
report(
  "a consumer runs on Node 22.13",
  complaint(oldest, ["--no-warnings", join(consumer, "dist/program.js")], consumer),
);
const required = Object.keys(tarballs).filter((name) => !/cli|types/.test(name)); // these have no code to load
const commonJs = required.map((name) => `require("${name}");`).join("\n");
writeFileSync(join(consumer, "program.cjs"), commonJs);
for (const [line, node] of Object.entries({ "24": process.execPath, "22.13": oldest }))
  report(`a CommonJS program loads the packages: Node ${line}`, complaint(node, ["program.cjs"], consumer));
report("the start guide leads to an acknowledged event", await runStartGuide(consumer));
report("the command runs", complaint(join(consumer, "node_modules/.bin/kontor"), ["demo"], consumer));

rmSync(folder, { recursive: true });
if (failures.length > 0) {
  process.stderr.write(`${failures.join("\n")}\n`);
  process.exit(1);
}

function report(what: string, problem: string): void {
  process.stdout.write(`${problem ? "✘" : "✔"} ${what}\n`);
  if (problem) failures.push(`${what}:\n${problem}`);
}

/** The output of a command that fails; empty for one that succeeds. */
function complaint(command: string, args: string[], cwd = process.cwd()): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  return status === 0 ? "" : `${stdout}${stderr}` || `it ended with ${status}`;
}

function write(file: string, content: object): void {
  writeFileSync(join(consumer, file), JSON.stringify(content, null, 2));
}

/**
 * Follows the start guide in a folder in which the packages are installed: it runs the sandbox, causes an event, saves the file of the guide, and
 * runs it.
 *
 * @returns The problem, or an empty text if the event was handled and acknowledged.
 */
async function runStartGuide(folder: string): Promise<string> {
  const sandbox = spawn(join(folder, "node_modules/.bin/kontor"), ["sandbox", "--port", "0", "--json"], {
    cwd: folder,
    detached: true, // the command is a shell script, which is ended with its child
  });
  try {
    const { url } = JSON.parse(await readUntil(sandbox, "\n")) as { url: string };
    const event = { sellerId: "1", offerId: 4711, quantity: "3" };
    const body = JSON.stringify({ type: "Seller:Offer.StockUpdate", event });
    const headers = { "content-type": "application/json" };
    await fetch(`${url}/__sandbox/events`, { method: "POST", headers, body });
    writeFileSync(join(folder, "first-event.mjs"), readFileSync(SAMPLE, "utf8").replace("http://127.0.0.1:7070", url));
    rmSync(join(folder, "events.db"), { force: true });
    const program = spawn(process.execPath, ["first-event.mjs"], { cwd: folder });
    const output = await readUntil(program, LAST_LINE);
    program.kill("SIGKILL");
    const [row] = (await (await fetch(`${url}/__sandbox/events`)).json()) as { state: string }[];
    if (!output.includes(LAST_LINE) || row?.state !== "acknowledged") return `${output}\nthe event is ${row?.state}`;
    return "";
  } finally {
    process.kill(-sandbox.pid!, "SIGKILL");
  }
}

/** Reads the output of a process until it holds a text, or the process ends. */
async function readUntil(child: ChildProcess, text: string): Promise<string> {
  let output = "";
  const found = Promise.withResolvers<void>();
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (chunk) => {
      output += String(chunk);
      if (output.includes(text)) found.resolve();
    });
  const timer = setTimeout(found.resolve, PATIENCE_MS);
  await Promise.race([found.promise, once(child, "close")]);
  clearTimeout(timer);
  return output;
}
