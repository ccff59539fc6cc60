import { Readable } from "node:stream";
import { type CallOptions, type Context, createSecretList, runCall } from "@kontor/cli/internal";
import { demo } from "@kontor/sandbox";
import { z } from "zod";
import { describeSandbox, type LocalSandbox } from "../local-sandbox.ts";
import { collectText } from "../text-output.ts";
import { defineTool, type Tool, words } from "../tool.ts";

const TIMEOUT_S = "30";

const json = z.record(z.string(), z.unknown());

export function listSandboxTools(sandbox: LocalSandbox): Tool[] {
  return [
    defineTool({
      name: "start_sandbox",
      title: "Start the sandbox",
      description:
        "Starts a local mock of the platform, if it does not run yet, and gives its addresses and made-up credentials for a program. It ends with this server. reset brings back its first state.",
      input: z.object({ reset: z.boolean().default(false).describe("Forget all events, records and requests") }),
      isReading: false,
      async run({ reset }) {
        const server = await sandbox.open();
        if (reset) server.sandbox.reset();
        return describeSandbox(server);
      },
    }),
    defineTool({
      name: "call_sandbox",
      title: "Call an operation of the sandbox",
      description:
        "Calls one operation of the sandbox, with its credentials, after a check against the specs; gives the answer, or why it was refused. Never calls the platform. show tells the parameters and the body.",
      input: z.object({
        operation: words.describe("A method or an operationId: items.get, Events_List"),
        parameters: json.default({}).describe('Path, query and header parameters by name: {"itemId":"…"}'),
        body: z.unknown().optional().describe("The body, as JSON"),
      }),
      isReading: false,
      run: (input, signal) => callSandbox(sandbox, input, signal),
    }),
    defineTool({
      name: "trigger_event",
      title: "Make an event in the sandbox",
      description:
        "Puts an event into the queue of the channel, as if a seller had acted. The program that polls the sandbox gets it. show explains the fields of a type.",
      input: z.object({
        type: words.describe("Seller:Offer.New, Seller:Offer.StockUpdate, … (find_operation finds types)"),
        event: json.default({}).describe(`The payload. Without sellerId it is the seller ${demo.sellerId}`),
        count: z.number().int().min(1).max(100).default(1).describe("How many of them"),
      }),
      isReading: false,
      async run({ type, event, count }) {
        const { sandbox: control } = await sandbox.open();
        const made = { type, event: { sellerId: demo.sellerId, ...event } };
        return `Waiting: ${control.triggerAll(Array.from({ length: count }, () => made)).join(", ")}`;
      },
    }),
    defineTool({
      name: "read_request_log",
      title: "Read the requests of the sandbox",
      description:
        "Lists the last requests that the sandbox got, oldest first, with their status, the reason of a refusal and the events they delivered or acknowledged; then the state of each event.",
      input: z.object({
        limit: z.number().int().min(1).max(200).default(20).describe("The most requests, and events"),
      }),
      run: ({ limit }) => readLog(sandbox, limit),
    }),
  ];
}

interface Call {
  operation: string;
  parameters: Record<string, unknown>;
  body?: unknown;
}

/** Calls as `kontor call --sandbox` does. @throws {CliError | PlatformError} If the call does not fit the specs, or is refused. */
async function callSandbox(
  local: LocalSandbox,
  { operation, parameters, body }: Call,
  signal: AbortSignal,
): Promise<string> {
  const { url } = await local.open();
  const { out, read } = collectText();
  const pairs = Object.entries(parameters).map(
    ([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  const options: CallOptions = {
    sandbox: url,
    json: true,
    check: true,
    timeout: TIMEOUT_S,
    ...(body !== undefined && { body: "-" }),
  };
  const notes: string[] = [];
  const terminal: Context<CallOptions>["terminal"] = {
    columns: undefined,
    input: Readable.from([JSON.stringify(body ?? null)]),
    note: (text) => void notes.push(text),
    showProgress: () => {},
  };
  try {
    await runCall({
      options,
      args: [operation.replace(/^channel\./, ""), ...pairs],
      env: {},
      out,
      terminal,
      signal,
      secrets: createSecretList([], {}),
    });
  } catch (error) {
    if (read() !== "") (error as Error).message += `\nThe answer: ${read()}`;
    throw error;
  }
  return [...notes, read() || "Done; the answer has no body"].join("\n");
}

async function readLog(local: LocalSandbox, limit: number): Promise<string> {
  const { sandbox } = await local.open();
  const requests = sandbox
    .log({ limit })
    .map(({ at, method, path, status, operation = "unknown address", ...more }) => {
      const facts = Object.entries(more).map(
        ([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`,
      );
      return [at, `${method} ${path}`, status, operation, ...facts].join(" | ");
    });
  const events = sandbox
    .events()
    .slice(-limit)
    .map(
      ({ event, state, deliveries }) =>
        `${event.id} | ${event.type} | ${state}, ${deliveries} deliveries | ${JSON.stringify(event.event)}`,
    );
  return [`${requests.length} requests`, ...requests, `${events.length} events`, ...events].join("\n");
}
