import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { interfaces } from "@kontor/codegen/interfaces";
import { writeSubsets } from "./fonts/write-subsets.ts";
import { publishDescription, writeYaml } from "./reference/publish.ts";

const run = promisify(execFile);
const docs = fileURLToPath(new URL("..", import.meta.url));
const root = join(docs, "../..");
const bundles = join(root, "tools/codegen/dist");
const downloads = join(docs, "public/download");
const fonts = join(docs, "public/fonts");
const pages = join(docs, ".cache/try-it");
const REMOTE_LOGO = /https:\/\/cdn\.redoc\.ly\/[\w./-]+/g; // the only request to another host that a page of Redocly makes
/** A page of Redocly holds its script and its sheets, and its search runs in a worker. It asks nobody. */
const DOWNLOAD_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:; base-uri 'none'; form-action 'none'";
const TEST_RUNNERS = /^(DEV|PROD|SSR|MODE|BASE_URL|NODE_ENV|VITEST.*)$/; // these variables would make it a development build
const own = Object.entries(process.env).filter(([name]) => !TEST_RUNNERS.test(name));
const quiet = { ASTRO_TELEMETRY_DISABLED: "1", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
/** Where bundled code finds what is not bundled: the sandbox, which the samples ask for ids, needs ajv, and Starlight's steps a binary. */
const NODE_PATH = ["packages/sandbox/node_modules", "node_modules/.pnpm/node_modules"]
  .map((path) => join(root, path))
  .join(delimiter);
const env = { ...Object.fromEntries(own), ...quiet, NODE_PATH };

/** Builds the bundled specs first, then each reference as one file for download and what try-it sends, then every page of the site. */
const { values } = parseArgs({
  options: {
    out: { type: "string", default: join(docs, "dist") },
    base: { type: "string", default: process.env["KONTOR_BASE"] ?? "/" },
  },
});
if (await isOlder(bundles, [join(root, "specs"), join(root, "tools/codegen/src")])) {
  await run(process.execPath, [join(root, "tools/codegen/src/read/source.ts")], { cwd: root, env });
}
await Promise.all([writeDownloads(), writePages()]);
if (await isOlder(fonts, [join(docs, "src/fonts")])) await writeSubsets(fonts);
const heap = "--max-semi-space-size=128"; // MB for what is young: collecting garbage less often saves a tenth of the time
await run(process.execPath, [heap, bin("astro", "bin/astro.mjs"), "build", "--outDir", values.out], {
  cwd: docs,
  env: { ...env, KONTOR_BASE: values.base },
});

async function writeDownloads(): Promise<void> {
  if (!(await isOlder(downloads, [bundles])) && interfaces.every(({ id }) => existsSync(join(downloads, `${id}.json`))))
    return;
  await mkdir(downloads, { recursive: true });
  const [{ specs }, page] = await Promise.all([import("./reference/specs.ts"), drawEmptyPage()]); // the bundles are made by now
  await Promise.all(
    interfaces.map(async ({ id, title }) => {
      const description = publishDescription(specs[id]!);
      const json = JSON.stringify(description);
      await writeFile(join(downloads, `${id}.json`), json);
      await writeFile(join(downloads, `${id}.yaml`), writeYaml(description));
      await writeFile(join(downloads, `${id}.html`), fillPage(page, title, json));
    }),
  );
}

/** Lets Redocly write the page of an empty description: it draws one in the browser, and drawing a large one here takes as long as a third of the site. */
async function drawEmptyPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-redocly-"));
  const [empty, page] = [join(folder, "empty.json"), join(folder, "page.html")];
  await writeFile(empty, JSON.stringify({ openapi: "3.1.0", info: { title: "", version: "" }, paths: {} }));
  await run(
    process.execPath,
    [bin("@redocly/cli", "bin/cli.js"), "build-docs", empty, "--inlineBundle", "--output", page],
    { cwd: root, env },
  );
  const html = await readFile(page, "utf8");
  await rm(folder, { recursive: true });
  return html;
}

/** Fills the page of an empty description. It needs no network and sends no telemetry. */
function fillPage(page: string, title: string, json: string): string {
  const parts = [
    [/<head>/, `<head><meta http-equiv="Content-Security-Policy" content="${DOWNLOAD_POLICY}">`],
    [/<title>[^<]*/, `<title>${title}`],
    [/<style data-styled[^]*?<\/style>/, ""],
    [/<div id="redoc">[^]*?(?=<script type="module">)/, '<div id="redoc"></div>'],
    [/(?<=const __redoc_definition = ).*(?=;\n)/, json.replaceAll("<", "\\u003c")],
    [REMOTE_LOGO, "data:,"],
  ] as const;
  return parts.reduce((html, [found, text]) => html.replace(found, () => text), page);
}

/** Writes the calls that the pages are filled with, the state of a sandbox in which they succeed, and what it answers to the samples. The end-to-end tests own and prove them. */
async function writePages(): Promise<void> {
  const [owner, sandbox] = [join(root, "tools/e2e/src"), join(root, "packages/sandbox/src")];
  const sources = [
    bundles,
    sandbox,
    join(docs, "src/reference"),
    ...["operations", "samples", "try-it"].map((name) => join(owner, name)),
  ];
  if (!(await isOlder(pages, sources))) return;
  const program = join(owner, "try-it/write-pages.program.ts");
  await run(process.execPath, ["--conditions=@kontor/source", program, pages], { cwd: root, env });
}

/** Says whether a folder has no files, or a file that is older than the newest of its sources. */
async function isOlder(made: string, from: string[]): Promise<boolean> {
  if (!existsSync(made)) return true;
  const times = await timesOf(made);
  const changes = (await Promise.all(from.map(timesOf))).flat();
  return times.length === 0 || Math.min(...times) < Math.max(...changes);
}

async function timesOf(folder: string): Promise<number[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    files.filter((each) => each.isFile()).map(async (each) => (await stat(join(each.parentPath, each.name))).mtimeMs),
  );
}

function bin(name: string, path: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), path);
}
