import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { registerApp, type RegistrationStep } from "@kontor/app";
import { keyFile, progressFile } from "@kontor/app/file";
import type { Secret } from "@kontor/http";
import type { Context } from "./command.ts";
import { CliError, createUsageError } from "./errors.ts";
import { checkIsPath, describeFileError } from "./files.ts";
import { readSettings, type SettingOptions } from "./settings/read.ts";
import { formatDuration, readSeconds } from "./values.ts";

type RegisterOptions = SettingOptions &
  Record<"keyFile" | "stateFile" | "every" | "timeout", string> &
  Partial<Record<"url" | "app" | "apiVersion", string> & Record<"printApp" | "json", boolean>>;

const example = {
  AppId: "my-app/1.0",
  DisplayName: "My app",
  Description: "What it does, in a sentence.",
  Version: "1.0.0",
  ProviderName: "My company",
  ProviderWebsite: "https://my-company.example",
  MandatoryApiScopes: ["items.read"],
};

export async function runRegister(context: Context<RegisterOptions>): Promise<void> {
  const { options, out, signal, terminal } = context;
  if (options.printApp) return out.line(JSON.stringify(example, undefined, 2));
  const { apiVersion, json } = options;
  const settings = await readSettings(context);
  const [url, tenantId] = [options.url ?? settings.get("erpUrl"), settings.get("tenant")];
  if (url === undefined)
    throw createUsageError(
      "register",
      "--url must be given: the base address of the ERP API, as KONTOR_ERP_URL or erpUrl of a profile do too",
    );
  const timeoutMs = readSeconds("register", "--timeout", options.timeout);
  const tellStop = () => terminal.note("Stopping once the current answer has arrived: the key may be in it.");
  if (!json) signal.addEventListener("abort", tellStop);
  const outcome = await registerApp({
    baseUrl: url,
    app: readApp(options.app),
    progress: progressFile(options.stateFile),
    ...keyFile(options.keyFile),
    intervalMs: readSeconds("register", "--every", options.every),
    timeoutMs,
    tenantId,
    apiVersion,
    signal,
    onStep: json ? undefined : createStepPrinter(context, timeoutMs),
  }).finally(() => terminal.showProgress("")); // The outcome stands below it.
  if (json) out.line(JSON.stringify(outcome));
  if (outcome.outcome === "key-not-saved") throw await rescue(outcome);
  if (outcome.outcome !== "registered") throw new CliError(json ? "" : outcome.message);
  if (json) return;
  out.done(outcome.message);
  out.note(`Its key is in ${options.keyFile}, readable only by its owner. It cannot be shown again: keep it safe.`);
}

/** Saves the key in another folder, since the platform shows it only once. */
async function rescue({ key, cause }: { key: Secret; cause: unknown }): Promise<CliError> {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const tell = (message: string) => new CliError(`The key arrived and could ${message}`, { isUrgent: true });
  for (const folder of [process.cwd(), homedir(), tmpdir()]) {
    const path = join(folder, `kontor-${randomUUID()}.key`);
    try {
      await keyFile(path).saveKey(key);
      return tell(`not be saved as asked (${reason}). It is in ${path}; keep it, as it cannot be shown again`);
    } catch {} // The next folder may take it.
  }
  return tell(`be saved nowhere (${reason}). Remove the app in the ERP and register it again`);
}

/** Tells each step. In a terminal the wait is one line, which is replaced. */
function createStepPrinter({ out, terminal }: Context<unknown>, mostMs: number): (step: RegistrationStep) => void {
  let isAsked = false;
  return (step) => {
    if (step.step !== "waiting") terminal.showProgress("");
    if (step.step === "requesting") out.prose(`Requesting the registration of ${step.appId}`);
    if (step.step === "retrying") out.note(`${step.problem}; trying again`);
    if (step.step !== "waiting") return;
    const waited = formatDuration(step.waitedMs);
    if (!isAsked) out.prose("Now accept it in the ERP: Admin, App registration");
    else if (step.waitedMs >= 1_000 && terminal.columns === undefined) out.note(`waiting for ${waited}`);
    isAsked = true;
    terminal.showProgress(`Waiting for the decision in the ERP: ${waited} of at most ${formatDuration(mostMs)}`);
  };
}

function readApp(path: string | undefined) {
  if (path === undefined)
    throw createUsageError("register", "--app must be given: a JSON file; --print-app prints one to start from");
  checkIsPath("register", "--app takes the path of a file", path);
  try {
    return JSON.parse(readFileSync(path, "utf8")) as typeof example;
  } catch (cause) {
    const problem = cause instanceof SyntaxError ? cause.message : describeFileError(cause, path);
    throw createUsageError("register", `--app must be a file of JSON: ${path}: ${problem}`, cause);
  }
}
