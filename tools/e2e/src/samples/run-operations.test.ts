/** The samples on the pages of the operations run as they are, against a sandbox as it starts. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cached, channelFetch, erpFetch, refreshExchange } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createChannelClient } from "@kontor/channel-client";
import { rawChannelClient } from "@kontor/channel-client/raw";
import { createErpClient } from "@kontor/erp-client";
import { rawErpClient } from "@kontor/erp-client/raw";
import { demo, type Snapshot } from "@kontor/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operationSamples, startSandbox } from "./operation-samples.ts";
import { buildCurlRequest, fillWords, readShellSamples, type ShellCommand } from "./shell-lines.ts";

const url = "http://127.0.0.1:7070"; // where `kontor sandbox` listens, and the samples expect it
const cli = join(import.meta.dirname, "../../../../packages/cli/src");
/** The published command line exports no function, so its file is found by its path. */
const { runHere } = (await import(pathToFileURL(join(cli, "fixtures/run-here.ts")).href)) as {
  runHere: (words: string[], options: { input: string }) => Promise<{ code: number; stdout: string; stderr: string }>;
};

interface Sent {
  method: string;
  address: string;
  body: string;
  status: number;
}

let platform: Awaited<ReturnType<typeof startSandbox>>;
let sent: Sent[] = [];
let refusal = "";
/** Answers as the sandbox, and notes the calls, but not those for a token: some samples need one, and some have it. */
const answer: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const copy = request.clone();
  const response = await platform.sandbox.fetch(request);
  const { pathname, search } = new URL(copy.url);
  const isForm = copy.headers.get("content-type")?.startsWith("multipart/") ?? false;
  const body = isForm ? "" : await copy.text(); // the boundary of a form is made up
  if (!response.ok) refusal = await response.clone().text();
  if (pathname !== "/oauth2/token" && !body.startsWith("refreshToken="))
    sent.push({ method: copy.method, address: pathname + search, body: settle(body), status: response.status });
  return response;
};

/** Equal JSON is equal text. */
function settle(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body.trim(); // a file that `echo` made ends with a new line
  }
}

const [folder, before, fetchBefore] = [mkdtempSync(join(tmpdir(), "kontor-samples-")), process.cwd(), globalThis.fetch];
let clients: Record<string, unknown>;
let start: Snapshot;
let lines: { curl: ShellCommand[]; cli: ShellCommand[] }[];
beforeAll(async () => {
  platform = await startSandbox(folder);
  globalThis.fetch = answer;
  clients = await createClients();
  start = platform.sandbox.snapshot();
  process.chdir(folder); // the lines name files of their reader
  const read = (lang: "curl" | "cli") =>
    readShellSamples(
      operationSamples.map(({ code }) => code[lang]),
      { folder, variables: platform.variables },
    );
  const [curl, cli] = [read("curl"), read("cli")];
  lines = operationSamples.map((_, index) => ({ curl: curl[index]!, cli: cli[index]! }));
});
afterAll(() => {
  globalThis.fetch = fetchBefore;
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

/** The clients of the guides. They have their tokens before the state is kept to which each sample comes. */
async function createClients(): Promise<Record<string, unknown>> {
  const { clientId, clientSecret, tenantId } = demo;
  const tokens = cached(clientCredentials({ authUrl: url, clientId, clientSecret }));
  const [channel, seller] = [demo.refreshToken, demo.sellerRefreshToken].map((refreshToken) =>
    cached(refreshExchange({ baseUrl: url, refreshToken })),
  );
  await Promise.all([tokens, channel!, seller!].map((each) => each.get()));
  const [ofChannel, ofSeller] = [channelFetch({ tokens: channel! }), channelFetch({ tokens: seller! })];
  const app = { baseUrl: `${url}/erp`, tenantId, appId: "stock-sync/1.4.0", appVersion: "1.4.0" };
  const erp = { ...app, fetch: erpFetch({ tokens }) };
  return {
    erp: createErpClient(erp),
    channel: createChannelClient({ baseUrl: url, fetch: ofChannel }),
    seller: createChannelClient({ baseUrl: url, fetch: ofSeller }),
    raw: rawErpClient(erp),
    rawChannel: rawChannelClient({ baseUrl: url, fetch: ofChannel }),
    rawSeller: rawChannelClient({ baseUrl: url, fetch: ofSeller }),
  };
}

const AsyncFunction = (async () => {}).constructor as new (
  ...words: string[]
) => (...values: unknown[]) => Promise<void>;

async function runTypeScript(code: string): Promise<void> {
  await new AsyncFunction(...Object.keys(clients), stripTypeScriptTypes(code))(...Object.values(clients));
}

async function runCurl(commands: readonly ShellCommand[]): Promise<void> {
  let told = "";
  for (const command of commands) {
    const response = await answer(buildCurlRequest({ ...command, words: fillWords(command.words, told) }, folder));
    told = await response.text();
    if (told.includes('"errorList":[{')) throw new Error(told);
  }
}

/** Reads an answer that no terminal shows. The next sample may take its name. */
function readAndRemove(file: string): string {
  const text = readFileSync(file, "utf8");
  rmSync(file);
  return text;
}

async function runCli(commands: readonly ShellCommand[]): Promise<void> {
  let told = "";
  for (const { words, input } of commands) {
    const filled = fillWords(words, told);
    const { code, stdout, stderr } = await runHere(filled, { input });
    if (code !== 0) throw new Error(`${filled.join(" ")}: ${stdout} ${stderr}`);
    const saved = filled[filled.indexOf("--save") + 1]!;
    told = filled.includes("--save") ? readAndRemove(saved) : stdout;
  }
}

/** Every sample in TypeScript runs here, and of so many operations one in the other languages; in the project `long` all of them. */
const EACH = process.env["KONTOR_LONG"] ? 1 : 10;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

test(`every sample in TypeScript and one of ${EACH} in the other languages end with 2xx, and those of one operation send the same`, async () => {
  const wrong: unknown[] = [];
  let isChanged = true;
  for (const [index, { id, code }] of operationSamples.entries()) {
    const { curl, cli } = lines[index]!;
    const isReading = curl.every(({ words }) => words.includes("GET"));
    const ways = {
      typescript: () => runTypeScript(code.typescript),
      ...(index % EACH === 0 && { curl: () => runCurl(curl), cli: () => runCli(cli) }),
    };
    const hideNew = (text: string) =>
      text.replaceAll(UUID, (each) => (code.curl.includes(each) ? each : "an id of the answer before"));
    const all: string[] = [];
    for (const [lang, run] of Object.entries(ways)) {
      if (isChanged || !isReading) platform.sandbox.restore(start);
      sent = [];
      await run().catch((error: unknown) => wrong.push([id, lang, String(error), refusal]));
      if ((sent.length === 0 && id !== "Auth_ExchangeRefreshToken") || sent.some(({ status }) => status >= 300))
        wrong.push([id, lang, sent, refusal]);
      isChanged = sent.some(({ method }) => method !== "GET");
      all.push(...sent.map(({ method, address, body }) => `${method} ${hideNew(decodeURIComponent(address))} ${body}`));
    }
    if (new Set(all).size !== all.length / Object.keys(ways).length) wrong.push([id, ...all]);
  }

  expect(wrong).toEqual([]);
  expect(operationSamples.length).toBeGreaterThanOrEqual(372);
});
