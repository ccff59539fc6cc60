/** The lines of `kontor` in the guides end well against a sandbox, one after the other, as a reader copies them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { demo } from "@kontor/sandbox";
import { startSandboxServer, type SandboxServer } from "@kontor/sandbox/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./readme.ts";

const guides = join(root, "packages/docs/src/content/docs");
/** The published command line exports no function, so its files are found by their paths. */
const importCli = <T>(path: string) =>
  import(pathToFileURL(join(root, "packages/cli/src/fixtures", path)).href) as Promise<T>;
interface Options {
  env: Record<string, string>;
  answer: boolean;
}
type RunHere = (words: string[], options: Options) => Promise<{ code: number; stdout: string; stderr: string }>;
const { runHere } = await importCli<{ runHere: RunHere }>("run-here.ts");
const { prepareFile } = await importCli<{ prepareFile: (path: string) => Promise<string> }>("prepare.ts");

/** Run elsewhere, with what they need: a PostgreSQL, containers, the folder of a site. */
const TESTED_ELSEWHERE = /inbox copy|^docker|--docs|--file \/data/;
/** They run until they are stopped. Here they only read their options and print what they would begin with, or handle what there is. */
const shorten = (line: string) =>
  line
    .replace(/^kontor sandbox(?!.*--print-seed)(.*)$/, "kontor sandbox$1 --print-seed")
    .replace(/events run (?!.*--once)/, "events run --once ");

const pages = readdirSync(guides, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".mdx"));
const read = (page: string) => readFileSync(join(guides, page), "utf8");
const rows = pages.flatMap((page) => {
  const blocks = [...read(page).matchAll(/^```sh\n(.*?)^```|<Code\s+code=\{`(.*?)`\}\s*lang="sh"/gms)];
  const lines = blocks.flatMap(([, fenced, code]) => (fenced ?? code!).replaceAll("\\\n", "").split("\n"));
  const commands = lines
    .map((line) => /(?:^|<\()(?:npx )?(?:@kontor\/cli|kontor) (.*?)(?: [|>].*|\)|\s+#.*)?$/.exec(line)?.[1])
    .flatMap((words) => (words === undefined ? [] : [`kontor ${words}`]))
    .filter((line) => !TESTED_ELSEWHERE.test(line));
  return commands.length > 0 ? [{ page, commands }] : [];
});

let server: SandboxServer;
beforeAll(async () => void (server = await startSandboxServer({ assumptions: { registrationDecision: "accept" } })));
afterAll(() => server?.close());

test.each(rows)("the lines of $page run", async ({ page, commands }) => {
  const [folder, before] = [mkdtempSync(join(tmpdir(), "kontor-guide-")), process.cwd()];
  process.chdir(folder);
  server.sandbox.reset();
  try {
    await prepareFile("events.db");
    const python = /^```python\n(.*?)^```/ms.exec(read(page))?.[1] ?? "";
    writeFileSync("handler.py", python);
    writeFileSync("handler.sh", "#!/bin/sh\nexit 0\n", { mode: 0o755 });
    const manifest = {
      version: "1.0.0",
      technicalName: "sync",
      lifecycle: { configurationUrl: "https://app.example/setup" },
    };
    writeFileSync("manifest.json", JSON.stringify(manifest));
    const env = {
      PATH: process.env["PATH"]!,
      KONTOR_INBOX: "events.db",
      KONTOR_ERP_URL: server.erpUrl,
      KONTOR_AUTH_URL: server.url,
      KONTOR_CHANNEL_URL: server.url,
      KONTOR_TENANT: demo.tenantId,
      KONTOR_CLIENT_ID: demo.clientId,
      KONTOR_CLIENT_SECRET: demo.clientSecret,
      KONTOR_REFRESH_TOKEN: demo.refreshToken,
    };
    const failed: unknown[] = [];
    for (const command of commands) {
      const line = shorten(command).replaceAll("https://erp.example/api", server.erpUrl);
      const words = line
        .match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)!
        .map((word) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, "$1$2"));
      const here = words.slice(1).flatMap((word) => (word === "--sandbox" ? [word, server.url] : [word]));
      const { code, stdout, stderr } = await runHere(here, { env, answer: true });
      if (line.includes("--print-app")) writeFileSync("app.json", stdout);
      if (line.includes("--print-seed")) writeFileSync("seed.json", stdout);
      if (code !== 0) failed.push([command, code, stderr, stdout.slice(0, 300)]);
    }
    expect(failed).toEqual([]);
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
});

test("the guides have lines", () => {
  expect(rows.flatMap(({ commands }) => commands).length).toBeGreaterThanOrEqual(35);
});
