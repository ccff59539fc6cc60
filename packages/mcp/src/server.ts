import { describeEnd } from "@kontor/cli/internal";
import { McpServer } from "@modelcontextprotocol/server";
import type { LocalSandbox } from "./local-sandbox.ts";
import type { Site } from "./site.ts";
import { nameTools } from "./text-output.ts";
import { cutText, type Tool } from "./tool.ts";
import { listPageTools } from "./tools/pages.ts";
import { listSandboxTools } from "./tools/sandbox.ts";
import { listSpecTools } from "./tools/specs.ts";

const INSTRUCTIONS = `Kontor: typed npm packages (@kontor/…), a sandbox and docs for one commerce platform, its ERP API and its marketplace channel.
Search first: names, fields and events of the platform cannot be guessed, and some facts are unknown (list_open_questions).
get_page /start/ is a whole first program. For others: search_pages for the guide, get_page for its code, show for the fields of an operation. Then start_sandbox and run the
program against its address; trigger_event makes an event, and read_request_log says what the program did. No tool calls the real platform.`;

export interface ServerParts {
  version: string;
  site: Site;
  sandbox: LocalSandbox;
}

/** Makes a server with all tools. Each answers with one text; a problem that the caller can mend is an answer too. */
export function createServer({ version, site, sandbox }: ServerParts): McpServer {
  const server = new McpServer(
    { name: "kontor", title: "Kontor", version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  for (const tool of [...listPageTools(site), ...listSpecTools(site), ...listSandboxTools(sandbox)])
    addTool(server, tool);
  return server;
}

function addTool(server: McpServer, { name, title, description, input, isReading = true, run }: Tool): void {
  const annotations = { readOnlyHint: isReading, openWorldHint: false, ...(!isReading && { destructiveHint: false }) };
  server.registerTool(name, { title, description, inputSchema: input, annotations }, async (given, { mcpReq }) => {
    try {
      const { from } = given as { from?: number };
      return answer(cutText(await run(given, mcpReq.signal), from));
    } catch (error) {
      return { ...answer(cutText(await describeProblem(error))), isError: true };
    }
  });
}

function answer(text: string) {
  return { content: [{ type: "text" as const, text }] };
}

/** Says a problem as the command line does. A sandbox refuses with a RangeError. */
async function describeProblem(error: unknown): Promise<string> {
  if (error instanceof RangeError) return error.message;
  const { text } = await describeEnd(error, { hide: (each) => each, isDebug: false });
  return nameTools(text.replace(/^kontor: /, "")).trim();
}
