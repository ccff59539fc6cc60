import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { operations as channelOperations } from "@kontor/channel-client/operations";
import { operations as erpOperations } from "@kontor/erp-client/operations";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from "vscode-jsonrpc/node.js";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const tsc = join(dirname(createRequire(join(root, "package.json")).resolve("typescript/package.json")), "bin/tsc");
const program = `import { createChannelClient } from "@kontor/channel-client";
import { createErpClient } from "@kontor/erp-client";
const channel = createChannelClient({ baseUrl: "https://channel.test" });
const erp = createErpClient({ baseUrl: "https://erp.test", tenantId: "t", appId: "a/1", appVersion: "1" });
`;

let server: ReturnType<typeof spawn>;
let connection: MessageConnection;
let version = 0;
const uri = pathToFileURL(join(root, "tools/e2e/src/completion-program.ts")).href;

beforeAll(async () => {
  server = spawn(process.execPath, [tsc, "--lsp", "--stdio"], { cwd: root, stdio: ["pipe", "pipe", "ignore"] });
  connection = createMessageConnection(new StreamMessageReader(server.stdout!), new StreamMessageWriter(server.stdin!));
  connection.onRequest(() => null); // what the server asks of an editor
  connection.listen();
  await connection.sendRequest("initialize", {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: {},
  });
  await connection.sendNotification("initialized", {});
});

afterAll(() => {
  connection.dispose();
  server.kill();
});

/** Lists the names that an editor offers after `expression.`, by TypeScript's own language service. */
async function completionsOf(expression: string): Promise<string[]> {
  const text = `${program}${expression}.`;
  const line = text.split("\n").length - 1;
  const document = { uri, version: (version += 1), languageId: "typescript", text };
  if (version === 1) await connection.sendNotification("textDocument/didOpen", { textDocument: document });
  else
    await connection.sendNotification("textDocument/didChange", { textDocument: document, contentChanges: [{ text }] });
  const position = { line, character: expression.length + 1 };
  const answer = await connection.sendRequest<{ items: { label: string }[] }>("textDocument/completion", {
    textDocument: { uri },
    position,
  });
  return answer.items.map(({ label }) => label).toSorted();
}

/** Methods by namespace, as the operation table has them: one per operation, and one that goes through its pages. */
function namespaces(operations: Record<string, { call: string; each?: string }>): Map<string, string[]> {
  const names = Object.values(operations).flatMap(({ call, each }) => (each === undefined ? [call] : [call, each]));
  const calls = names.map((name) => name.split(".") as [string, string]);
  return new Map(
    [...Map.groupBy(calls, ([group]) => group)].map(([group, members]) => [
      group,
      members.map(([, method]) => method).toSorted(),
    ]),
  );
}

test.each([
  ["channel", namespaces(channelOperations)],
  ["erp", namespaces(erpOperations)],
])("completion on `%s.` lists exactly the operations", async (client, groups) => {
  expect(await completionsOf(client)).toEqual([...groups.keys(), "with"].toSorted());

  expect(groups.size).toBeGreaterThan(0);
  for (const [group, methods] of groups)
    expect({ [group]: await completionsOf(`${client}.${group}`) }).toEqual({ [group]: methods });
});

/** Gives the text that an editor shows for the last `name` of a program. */
async function hoverOf(text: string, name: string): Promise<string> {
  const lines = `${program}${text}`.split("\n");
  const line = lines.length - 1;
  const change = { uri, version: (version += 1) };
  await connection.sendNotification("textDocument/didChange", {
    textDocument: change,
    contentChanges: [{ text: lines.join("\n") }],
  });
  const position = { line, character: lines[line]!.lastIndexOf(name) };
  const answer = await connection.sendRequest<{ contents: unknown }>("textDocument/hover", {
    textDocument: { uri },
    position,
  });
  return JSON.stringify(answer.contents);
}

test("an editor shows the payload of an event, the items of an order and an answer by their names", async () => {
  const handlers = `import type { Handlers } from "@kontor/channel-events"; \n`;

  expect(
    await hoverOf(
      `${handlers}const x: Handlers = { "*": () => {}, "Seller:Offer.New": ({ event }) => void event };`,
      "event",
    ),
  ).toContain("event: OfferNew");
  expect(
    await hoverOf(
      `${handlers}export const f = ({ orderItem }: Parameters<typeof channel.orders.create>[0]["orderList"][number]) => orderItem;`,
      "orderItem",
    ),
  ).toContain("orderItem: OrderItem[]");
  expect(
    await hoverOf("const answer = await channel.orders.create({ orderList: [] }); void answer;", "answer"),
  ).toContain("answer: PartialResult<PartialSuccess>");
});
