import { describeEnd } from "@kontor/cli/internal";
import { McpServer } from "@modelcontextprotocol/server";
import { nameTools } from "./command.ts";
import type { Site } from "./site.ts";
import { cutText, type Tool } from "./tool.ts";
import { listPageTools } from "./tools/pages.ts";
import { listSandboxTools, type LocalSandbox } from "./tools/sandbox.ts";
import { listSpecTools } from "./tools/specs.ts";

const INSTRUCTIONS = `Kontor: typed npm packages (@kontor/…), a sandbox and docs for one commerce platform, its ERP API and its marketplace channel.
Search first: names, fields and events of the platform cannot be guessed, and some facts are unknown (list_open_questions).
get_page /start/ is a whole first program. For others: search_pages for the guide, get_page for its code, show for the fields of an operation. Then start_sandbox and run the
program against its address; trigger_event makes an event, and read_request_log says what the program did. No tool calls the real platform.`;

/** Makes a server with all tools. Each answers with one text; a problem that the caller can mend is an answer too. */
export function createServer(version: string, site: Site, sandbox: LocalSandbox): McpServer {
  const server = new McpServer(
    { name: "kontor", version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const tools = [...listPageTools(site), ...listSpecTools(site), ...listSandboxTools(sandbox)];
  for (const tool of tools) addTool(server, tool);
  return server;
}

function addTool(server: McpServer, { name, description, input, isChanging = false, run }: Tool): void {
  const annotations = { readOnlyHint: !isChanging, destructiveHint: false, openWorldHint: false };
  const answer = (text: string) => ({ content: [{ type: "text" as const, text }] });
  server.registerTool(name, { description, inputSchema: input, annotations }, async (given, { mcpReq }) => {
    try {
      return answer(cutText(await run(given, mcpReq.signal), (given as { from?: number }).from));
    } catch (error) {
      return { ...answer(cutText(await describeProblem(error))), isError: true };
    }
  });
}

/** Says a problem as the command line does. A sandbox refuses with a RangeError. */
async function describeProblem(error: unknown): Promise<string> {
  if (error instanceof RangeError) return error.message;
  const { text } = await describeEnd(error, { hide: (each) => each, isDebug: false });
  return nameTools(text.replace(/^kontor: /, ""));
}
