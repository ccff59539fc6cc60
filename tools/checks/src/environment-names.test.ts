/** The names of variables of the environment in samples, guides and containers: the command line says them in one place. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const table = pathToFileURL(join(root, "packages/cli/src/settings/table.ts")).href; // The published CLI does not export it.
const { variables } = (await import(table)) as { variables: string[] };
const COMMON = new Set([
  "PORT",
  "HOME",
  "PATH",
  "APPDATA",
  "XDG_CONFIG_HOME",
  "NO_COLOR",
  "SESSION_AUDIENCE",
  "SESSION_ISSUER",
]);
/** Those of other systems, of Node.js and of proxies have names of their own. */
const FOREIGN = /^(?:POSTGRES_|PG|NATS_|KAFKA_|NODE_|(?:HTTPS?|NO)_PROXY$)/;

const files = globSync(
  [
    "README.md",
    "packages/*/README.md",
    "packages/docs/src/content/**/*.mdx",
    "packages/docs/src/samples/**/*.{ts,yaml,yml,sh,env}",
    "packages/docs/src/samples/**/Dockerfile",
    "packages/docs/src/reference/samples/*.ts",
    "{Dockerfile,compose.yaml,docker/**/*}",
  ],
  { cwd: root },
).filter((file) => !/\.test\.ts$|node_modules/.test(file));

/** Where a program, a shell, a container or a text names a variable. */
const PLACES = [
  /\benv(?:\.|\["|\[')([A-Z][A-Z0-9_]+)/g,
  /(?<![\w`}])\$([A-Z][A-Z0-9_]{3,})/g,
  /\bexport ([A-Z][A-Z0-9_]+)=/g,
  /^([A-Z][A-Z0-9_]+)=\S/gm,
  /`((?:KONTOR|DATABASE|BASE|CHANNEL|AUTH|ERP|CLIENT|TENANT|REFRESH|SELLER|ACCESS|INBOX)_[A-Z_]+)`/g,
];
/** In a file of a container each such word is one, also in a comment. */
const OF_CONTAINER = /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g;

function listNames(file: string, text: string): string[] {
  const places = /\.(?:ya?ml|env)$|Dockerfile$/.test(file) ? [...PLACES, OF_CONTAINER] : PLACES;
  return places.flatMap((place) => [...text.matchAll(place)].map(([, name]) => name!));
}

const findOther = (file: string, text: string) =>
  listNames(file, text).filter((name) => !variables.includes(name) && !COMMON.has(name) && !FOREIGN.test(name));

test("samples, guides and containers name a variable as the command line does", () => {
  const other = files.flatMap((file) =>
    findOther(file, readFileSync(join(root, file), "utf8")).map((name) => `${file}: ${name}`),
  );

  expect(files.length).toBeGreaterThan(50);
  expect(other).toEqual([]);
});

test.each([
  ["a.ts", 'env["DATABASE_URL"]', ["DATABASE_URL"]],
  ["a.ts", "process.env.CHANNEL_BASE_URL", ["CHANNEL_BASE_URL"]],
  ["a.mdx", 'curl "$BASE_URL/v1"', ["BASE_URL"]],
  ["a.mdx", "export SELLER_REFRESH_TOKEN=x\nCLIENT_ID=y node app.js", ["SELLER_REFRESH_TOKEN", "CLIENT_ID"]],
  ["a.mdx", "set `TENANT_ID`, or `ERR_PLATFORM_TOKEN`", ["TENANT_ID"]],
  ["a.yaml", "- secretRef: { name: a } # INBOX_URL, KONTOR_INBOX", ["INBOX_URL"]],
  ["a.ts", 'env["KONTOR_CHANNEL_URL"] + env["PORT"]', []],
])("another name is found: in %s, %j", (file, text, names) => {
  expect(findOther(file, text)).toEqual(names);
});
