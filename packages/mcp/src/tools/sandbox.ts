import { type CallOptions, runCall } from "@kontor/cli/internal";
import { demo } from "@kontor/sandbox";
import { type SandboxServer, startSandboxServer } from "@kontor/sandbox/server";
import { z } from "zod";
import { createContext } from "../command.ts";
import { defineTool, describeLimit, type Tool, words } from "../tool.ts";

const json = z.record(z.string(), z.unknown());
const call = z.object({
  operation: words.describe("A method or an operationId: stocks.list, Events_List"),
  parameters: json.default({}).describe('Path, query and header parameters by name: {"itemId":"…"}'),
  body: z.unknown().optional().describe("The body, as JSON"),
});

export type LocalSandbox = ReturnType<typeof openLocalSandbox>;

/** The sandbox of this process. It listens on the loopback address alone, and starts when it is first needed. */
export function openLocalSandbox() {
  let server: Promise<SandboxServer> | undefined;
  return { open: () => (server ??= startSandboxServer()), close: async () => (await server)?.close() };
}

export function listSandboxTools(local: LocalSandbox): Tool[] {
  return [
    defineTool({
      name: "start_sandbox",
      description:
        "Starts a local mock of the platform, if it does not run yet, and gives its addresses and made-up credentials for a program. It ends with this server.",
      input: z.object({ reset: z.boolean().default(false).describe("Forget all events, records and requests") }),
      isChanging: true,
      async run({ reset }) {
        const server = await local.open();
        if (reset) server.sandbox.reset();
        return describeSandbox(server);
      },
    }),
    defineTool({
      name: "call_sandbox",
      description:
        "Calls one operation of the sandbox, with its credentials, after a check against the specs; gives the answer, or why it was refused. Never calls the platform. show tells the parameters and the body.",
      input: call,
      isChanging: true,
      run: async (input, signal) => callSandbox((await local.open()).url, input, signal),
    }),
    defineTool({
      name: "trigger_event",
      description:
        "Puts an event into the queue of the channel, as if a seller had acted. The program that polls the sandbox gets it. show explains the fields of a type.",
      input: z.object({
        type: words.describe("Seller:Offer.New, Seller:Offer.StockUpdate, … (find_operation finds types)"),
        event: json.default({}).describe(`The payload. Without sellerId it is the seller ${demo.sellerId}`),
        count: z.number().int().min(1).max(100).default(1).describe("How many of them"),
      }),
      isChanging: true,
      async run({ type, event, count }) {
        const { sandbox } = await local.open();
        const events = Array.from({ length: count }, () => ({ type, event: { sellerId: demo.sellerId, ...event } }));
        return `Waiting: ${sandbox.triggerAll(events).join(", ")}`;
      },
    }),
    defineTool({
      name: "read_request_log",
      description:
        "Lists the last requests that the sandbox got, oldest first, with their status, the reason of a refusal and the events they delivered or acknowledged; then the state of each event.",
      input: z.object({ limit: describeLimit(200, 20) }),
      run: async ({ limit }) => describeLog(await local.open(), limit),
    }),
  ];
}

/** What a program needs to use it. The credentials are made up, and the same in every sandbox. */
function describeSandbox({ url, erpUrl }: SandboxServer): string {
  return `channel and auth base address: ${url}
ERP base address: ${erpUrl}
refresh token of the channel: ${demo.refreshToken}
refresh token of the seller ${demo.sellerId}: ${demo.sellerRefreshToken}
tenant of the ERP: ${demo.tenantId}
client id and client secret of the ERP: ${demo.clientId}, ${demo.clientSecret}
console, for a person: ${url}/__sandbox/
variables for the samples of the guides: KONTOR_CHANNEL_URL=${url} KONTOR_AUTH_URL=${url} KONTOR_ERP_URL=${erpUrl}`;
}

const formatValue = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Calls as `kontor call --sandbox` does. @throws {CliError | PlatformError} If the call does not fit the specs, or is refused. */
async function callSandbox(url: string, given: z.infer<typeof call>, signal: AbortSignal): Promise<string> {
  const { operation, parameters, body } = given;
  if (/"@/.test(JSON.stringify([parameters, body])))
    throw new RangeError("Cannot call the sandbox as no value may begin with @: files of this machine are not sent");
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${formatValue(value)}`);
  const options: CallOptions = { sandbox: url, json: true, check: true, timeout: "30" };
  if (body !== undefined) options.body = "-"; // from the input
  const args = [operation.replace(/^channel\./, ""), ...pairs];
  const { context, read } = createContext(options, args, { input: JSON.stringify(body ?? null), signal });
  try {
    await runCall(context);
  } catch (error) {
    if (read() !== "") (error as Error).message += `\nThe answer: ${read()}`;
    throw error;
  }
  return read() || "Done; the answer has no body";
}

function describeLog({ sandbox }: SandboxServer, limit: number): string {
  const requests = sandbox
    .log({ limit })
    .map(({ at, method, path, status, operation = "unknown address", ...more }) => {
      const facts = Object.entries(more).map(([name, value]) => `${name} ${formatValue(value)}`);
      return [at, `${method} ${path}`, status, operation, ...facts].join(" | ");
    });
  const events = sandbox.events().slice(-limit);
  const rows = events.map(({ event: { id, type, event }, state, deliveries }) =>
    [id, type, `${state}, ${deliveries} deliveries`, JSON.stringify(event)].join(" | "),
  );
  return [`${requests.length} requests`, ...requests, `${rows.length} events`, ...rows].join("\n");
}
