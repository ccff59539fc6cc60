/** Asks the server for assistants, as it is installed, by the client of the protocol. */
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

/** Questions to the server, and what must be in each answer. */
const QUESTIONS = [
  ["search_pages", { words: "stock sync" }, /^\/stock\//m],
  ["get_page", { address: "/start/" }, /createChannelConsumer\(\{/],
  ["get_page", { address: "/llms/" }, /^- \[Getting started\]\(\/start\.md\): /m],
  ["show", { name: "stocks.adjust" }, /```typescript[^]*```json[^]*^quantity \| number \| yes/m],
  ["show", { name: "createChannelConsumer" }, /^## createChannelConsumer function\n/],
  ["explain_error", { error: "ERR_PLATFORM_TOKEN" }, /isFinal/],
  ["call_sandbox", { operation: "events.list" }, /\{"eventList":\[\]\}$/],
] as const;

/** Starts the installed server in the folder of a project, and asks it. Gives the first wrong answer; empty if all are right. */
export async function askAssistant(consumer: string): Promise<string> {
  const client = new Client({ name: "pack", version: "0.0.0" });
  const command = join(consumer, "node_modules/.bin/kontor-mcp");
  await client.connect(new StdioClientTransport({ command, cwd: consumer }));
  try {
    for (const [name, input, expected] of QUESTIONS) {
      const { content } = await client.callTool({ name, arguments: input });
      const text = content.map((each) => (each.type === "text" ? each.text : "")).join("\n");
      if (!expected.test(text)) return `${name} ${JSON.stringify(input)} must answer ${String(expected)}: got ${text}`;
    }
    return "";
  } finally {
    await client.close();
  }
}
