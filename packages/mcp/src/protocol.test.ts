import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Assistant, buildArgs, startAssistant } from "./fixtures/assistant.ts";
import { writeCopy } from "./fixtures/copy.ts";
import { bridgeToHttp } from "./fixtures/http-bridge.ts";

let assistant: Assistant;
beforeAll(async () => {
  assistant = await startAssistant();
});
afterAll(() => assistant.close());

test("the server has these tools, and says which of them change a sandbox", async () => {
  const { tools } = await assistant.client.listTools();

  expect(tools.map(({ name, annotations }) => `${name} ${annotations?.readOnlyHint}`)).toEqual([
    "search_pages true",
    "get_page true",
    "find_operation true",
    "show true",
    "explain_error true",
    "list_open_questions true",
    "start_sandbox false",
    "call_sandbox false",
    "trigger_event false",
    "read_request_log true",
  ]);
  expect(assistant.client.getInstructions()).toMatch(/search_pages[^]*No tool calls the real platform\.$/);
});

test("every tool and every field of its input has a text, and all of them together are short", async () => {
  const { tools } = await assistant.client.listTools();
  const fields = tools.flatMap(({ name, inputSchema }) =>
    Object.entries((inputSchema.properties ?? {}) as Record<string, { description?: string }>).map(
      ([field, { description = "" }]) => ({ field: `${name}.${field}`, description }),
    ),
  );

  expect(tools.filter(({ description = "" }) => description.length < 40)).toEqual([]);
  expect(fields.filter(({ description }) => description.length < 15)).toEqual([]);
  expect(fields.length).toBeGreaterThan(12);
  expect(JSON.stringify(tools).length).toBeLessThan(10_000); // an assistant reads them at the start of each conversation
});

test("the README and the guide name these tools, and start this program", async () => {
  const { tools } = await assistant.client.listTools();
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const [readme, guide] = [read("../README.md"), read("../../docs/src/content/docs/assistant.mdx")];
  const { bin } = JSON.parse(read("../package.json")) as { bin: object };
  const blocks = [...guide.matchAll(/```json\n([^]*?)```/g), ...readme.matchAll(/```json\n([^]*?)```/g)];
  const configured = blocks.map(([, json = ""]) => JSON.parse(json) as Record<string, Record<string, object>>);

  for (const text of [readme, guide])
    expect(tools.filter(({ name }) => !text.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([]);
  expect(configured).toHaveLength(4);
  for (const [servers] of configured.map((each) => Object.values(each)))
    expect(servers!["kontor"]).toMatchObject({ command: "npx", args: Object.keys(bin) });
});

test.each([
  ["search_pages", {}, "words"],
  ["search_pages", { words: "  " }, "words"],
  ["search_pages", { words: "stock", limit: 25 }, "limit"],
  ["get_page", { address: "/start/", from: -1 }, "from"],
  ["trigger_event", { type: "Seller:Offer.New", count: 0 }, "count"],
  ["call_sandbox", { operation: "events.list", parameters: [] }, "parameters"],
])("%s refuses the input %j, and names %s", async (name, input, field) => {
  const { text, isError } = await assistant.ask(name, input);

  expect(isError).toBe(true);
  expect(text).toContain(field);
});

test("the program ends by itself when its input ends, also after it started a sandbox, and writes only messages", async () => {
  const child = spawn(process.execPath, buildArgs("--pages", writeCopy()), { stdio: ["pipe", "pipe", "inherit"] });
  const lines: string[] = [];
  const answered = Promise.withResolvers<void>();
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    lines.push(text);
    if (lines.join("").includes('"id":2')) answered.resolve();
  });
  const clientInfo = { name: "test", version: "0" };
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  send({ id: 1, method: "initialize", params });
  send({ method: "notifications/initialized" });
  send({ id: 2, method: "tools/call", params: { name: "start_sandbox", arguments: {} } });
  await answered.promise;

  child.stdin.end();

  const [code] = (await once(child, "exit")) as [number];
  expect(code).toBe(0);
  for (const line of lines.join("").trim().split("\n")) expect(JSON.parse(line)).toMatchObject({ jsonrpc: "2.0" });
});

test.each([
  [["--version"], /^\d+\.\d+\.\d+\n$/, 0],
  [["--help"], /^Usage: kontor-mcp \[/, 0],
  [["--key", "x"], /^kontor-mcp: Unknown option '--key'/, 2],
])("kontor-mcp %j", async (words, expected, code) => {
  const run = promisify(execFile)(process.execPath, buildArgs(...words));
  const ended = await run.catch((error: { code: number; stdout: string; stderr: string }) => error);

  expect(`${ended.stdout}${ended.stderr}`).toMatch(expected);
  expect("code" in ended ? ended.code : 0).toBe(code);
});

/** The other scenarios of the kit want tools of its own, or what this server does not offer. */
test.each(
  ["server-initialize", "ping", "tools-list"].flatMap((scenario) => [
    [scenario, "2025-06-18"],
    [scenario, "2025-11-25"],
  ]),
)("the conformance kit of the protocol finds no fault: %s of %s", async (scenario, version) => {
  const kit = createRequire(import.meta.url).resolve("@modelcontextprotocol/conformance/dist/index.js");
  const cwd = mkdtempSync(join(tmpdir(), "kontor-mcp-kit-")); // it writes its results there
  const bridge = await bridgeToHttp();
  try {
    const args = [kit, "server", "--url", bridge.url, "--scenario", scenario, "--spec-version", version];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd });
    expect(stdout).toMatch(/Passed: [1-9]\d*\/[1-9]\d*, 0 failed, 0 warnings/);
  } finally {
    bridge.close();
  }
});
