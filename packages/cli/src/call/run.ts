import { type FileHandle, open, rm } from "node:fs/promises";
import { type Fetch, isPlatformError, withTimeout } from "@kontor/http";
import { type OperationCall, raceAbort } from "@kontor/http/internal";
import { recordCalls } from "@kontor/http/telemetry";
import type { Context } from "../command.ts";
import {
  createCore,
  createFetch,
  findChannelCredential,
  findErpCredential,
  readHttpHosts,
  type TokenSurroundings,
  withSignal,
} from "../connect.ts";
import { createUsageError } from "../errors.ts";
import { describeFileError } from "../files.ts";
import { readSettings, type SettingOptions, type Settings } from "../settings/read.ts";
import { readOperation } from "../specs/find.ts";
import { loadSpecs, readCallName } from "../specs/load.ts";
import type { SpecData, SpecOperation } from "../specs/shape.ts";
import { readSeconds, toCamelCase } from "../values.ts";
import { checkCall } from "./check.ts";
import {
  buildCall,
  collectSecrets,
  describeRequest,
  formatAnswer,
  formatCurl,
  hideFields,
  listRequiredFields,
  listSecretFields,
  readParts,
  type ShownRequest,
} from "./request.ts";
import { readBody, readFlagName, readParameters, keepGivenDigits, splitPair } from "./values.ts";

export type CallOptions = SettingOptions &
  Partial<Record<"dryRun" | "json" | "trace", boolean> & Record<"body" | "save", string>> & {
    check: boolean;
    timeout: string;
  };

/** Calls an operation and prints its answer. @throws {CliError | PlatformError} If it was not sent, or was refused; a refusal is printed too. */
export async function runCall(context: Context<CallOptions>): Promise<void> {
  const { options, args, out, terminal, signal } = context;
  const [name = "", ...words] = args.flat();
  const { operation, data } = readOperation(await loadSpecs(), name);
  const action = `call ${readCallName(operation)}`;
  const timeoutMs = readSeconds(action, "--timeout", options.timeout);
  const { params, sent, body } = await readValues(action, context, { operation, data, words });
  const sentSecrets = listSecretFields(data, operation.body?.schema);
  for (const each of collectSecrets(body, sentSecrets)) context.secrets.keep(each);
  if (options.check) await checkCall(action, operation, data, { params, body });
  const secrets = listSecretFields(data, operation.answer.schema);
  const settings = await readSettings(context);
  const bodyFields = listRequiredFields(data, operation.body?.schema);
  const call = buildCall(operation, { params: sent, body, signal, bodyFields });
  if (options.dryRun) {
    const hidden = { ...call, body: hideFields(call.body, sentSecrets) };
    return showRequest(await captureRequest(action, operation, settings, hidden), context);
  }
  if (options.save === undefined) checkSave(action, operation, secrets);
  const surroundings = { secrets: context.secrets, timeoutMs, fetch: withSignal(signal) };
  const fetch = await openFetch(action, operation, settings, surroundings);
  if (operation.deliveries !== undefined)
    terminal.note(`This call uses one of the ${operation.deliveries} deliveries of every event that it returns.`);
  const calls = recordCalls();
  const core = createCore(operation.api, action, settings, { fetch, telemetry: calls });
  const file = options.save === undefined ? undefined : await openSave(action, options.save);
  const indent = options.json ? 0 : 2;
  try {
    const answer = await raceAbort(() => core.call(call), signal);
    if (file) {
      const isBytes = answer instanceof Uint8Array;
      await file.writeFile(isBytes ? answer : `${formatAnswer(answer, { secrets: new Set(), indent })}\n`);
      return terminal.note(`The answer is in ${options.save}`);
    }
    const text = formatAnswer(answer, { secrets, indent });
    if (text !== "") out.line(text);
    else if (!options.json) terminal.note("Done; the answer has no body");
  } catch (error) {
    if (file) await rm(options.save!, { force: true });
    const { body: said } = error as { body?: unknown };
    if (isPlatformError(error) && said !== undefined && !(said instanceof Uint8Array))
      out.line(formatAnswer(said, { secrets, indent }));
    throw error;
  } finally {
    if (options.trace) terminal.note(String(calls));
    await file?.close();
  }
}

/** Reads parameters from their flags, and what stands as `name=value` as parameters and as fields of the body. */
async function readValues(
  action: string,
  { options, terminal }: Context<CallOptions>,
  { operation, data, words }: { operation: SpecOperation; data: SpecData; words: readonly string[] },
) {
  const given = new Map<string, string>();
  for (const parameter of operation.parameters) {
    const value = options[toCamelCase(readFlagName(parameter))];
    if (typeof value === "string") given.set(parameter.name, value);
  }
  const pairs = words.map((word) => splitPair(action, word));
  const names = new Set(operation.parameters.map((each) => each.name));
  for (const { name, text } of pairs) if (names.has(name)) given.set(name, text);
  const body = await readBody(action, operation, data, {
    path: options.body,
    pairs: pairs.filter((each) => !names.has(each.name)),
    input: terminal.input,
  });
  const params = readParameters(operation, data, given);
  return { params, sent: keepGivenDigits(params, given), body };
}

async function openFetch(
  action: string,
  { api, credentials, path }: SpecOperation,
  settings: Settings,
  surroundings: TokenSurroundings & { fetch: Fetch },
) {
  const { timeoutMs, fetch } = surroundings;
  if (credentials.length === 0) return withTimeout(timeoutMs)(fetch);
  const isOfSeller = /^\/v\d+\/seller(\/|$)/.test(path);
  const { tokens } = await (api === "erp"
    ? findErpCredential(action, settings, surroundings)
    : findChannelCredential(action, settings, { ...surroundings, isOfSeller }));
  return createFetch(api, { tokens, timeoutMs, allowHttp: readHttpHosts(action, settings), fetch });
}

/** Finds out what the client would send. The credential is not read: it would be hidden anyway. */
async function captureRequest(action: string, operation: SpecOperation, settings: Settings, call: OperationCall) {
  const isKey = settings.get("clientId") === undefined && settings.hasSecret("apiKey");
  const key = operation.api === "erp" && isKey ? { "x-api-key": "[secret]" } : { authorization: "Bearer [secret]" };
  const credential = operation.credentials.length === 0 ? {} : key;
  let shown: ShownRequest | undefined;
  const capture: Fetch = async (input, init = {}) => {
    shown = describeRequest(String(input), await readParts(init), credential);
    return new Response("null", { headers: { "content-type": "application/json" } });
  };
  await createCore(operation.api, action, settings, { fetch: capture }).call({ ...call, document: () => "" });
  return shown!;
}

function showRequest(request: ShownRequest, { options, out }: Context<CallOptions>): void {
  if (options.json) return out.line(JSON.stringify({ ...request, curl: formatCurl(request) }));
  out.line(`${request.method} ${request.url}`);
  for (const [name, value] of Object.entries(request.headers)) out.line(`${name}: ${value}`);
  if (request.body !== undefined) out.line(`\n${request.body}`);
  out.line(`\n${formatCurl(request)}`);
}

function checkSave(action: string, { answer }: SpecOperation, secrets: ReadonlySet<string>): void {
  if (secrets.has("authtoken") || secrets.has("apikey"))
    throw createUsageError(
      action,
      "its answer is a secret, which Kontor does not print: name a new file for it with --save",
    );
  if (answer.kind === "bytes")
    throw createUsageError(action, "its answer is a document: name a new file for it with --save");
}

/** Makes the file before the call, because an answer that cannot be saved may be lost for ever. */
async function openSave(action: string, path: string): Promise<FileHandle> {
  try {
    return await open(path, "wx", 0o600);
  } catch (cause) {
    throw createUsageError(action, `--save ${path} must be a new file: ${describeFileError(cause, path)}`, cause);
  }
}
