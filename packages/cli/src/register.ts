import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { registerApp, type RegistrationStep } from "@kontor/app";
import { keyFile, progressFile } from "@kontor/app/file";
import type { Secret } from "@kontor/http";
import type { Context } from "./command.ts";
import { CliError, createUsageError } from "./errors.ts";
import { readSettings, type SettingOptions } from "./settings/read.ts";
import type { Output } from "./terminal/output.ts";
import type { Terminal } from "./terminal/terminal.ts";
import { formatDuration } from "./values.ts";

/** The flags of `register`. */
export interface RegisterOptions extends SettingOptions {
  url?: string;
  app?: string;
  keyFile: string;
  stateFile: string;
  tenant?: string;
  apiVersion?: string;
  every: string;
  timeout: string;
  printApp?: boolean;
  json?: boolean;
}

const example = {
  AppId: "my-app/1.0",
  DisplayName: "My app",
  Description: "What it does, in a sentence.",
  Version: "1.0.0",
  ProviderName: "My company",
  ProviderWebsite: "https://my-company.example",
  MandatoryApiScopes: ["items.read"],
};

/** Registers an app, with a line for each step. @throws {CliError} If it is not registered in the end. */
export async function runRegister(context: Context<RegisterOptions>): Promise<void> {
  const { options, out, signal, terminal } = context;
  if (options.printApp) return out.line(JSON.stringify(example, undefined, 2));
  const { apiVersion, json } = options;
  const settings = await readSettings(context);
  const [url, tenant] = [options.url ?? settings.get("erpUrl"), settings.get("tenant")];
  if (url === undefined)
    throw createUsageError(
      "register",
      "--url must be given: the base address of the ERP API; KONTOR_ERP_URL and erpUrl of a profile say it too",
    );
  const timeoutMs = 1_000 * readSeconds("--timeout", options.timeout);
  using wait = createLiveWait(terminal, { what: "Waits for the decision in the ERP", mostMs: timeoutMs });
  const isLive = terminal.columns !== undefined && !json;
  if (!json)
    signal.addEventListener("abort", () =>
      terminal.note("Stops once the answer in hand is here: the key may be in it."),
    );
  const outcome = await registerApp({
    baseUrl: url,
    app: readApp(options.app),
    progress: progressFile(options.stateFile),
    ...keyFile(options.keyFile),
    intervalMs: 1_000 * readSeconds("--every", options.every),
    timeoutMs,
    ...(tenant !== undefined && { tenantId: tenant }),
    ...(apiVersion !== undefined && { apiVersion }),
    signal,
    ...(!json && { onStep: createStepPrinter(out, isLive ? wait : undefined) }),
  });
  wait[Symbol.dispose](); // The outcome stands below it.
  if (json) out.line(JSON.stringify(outcome));
  if (outcome.outcome === "key-not-saved") throw await rescue(outcome);
  if (outcome.outcome !== "registered") throw new CliError(json ? "" : outcome.message);
  if (json) return;
  out.done(outcome.message);
  out.note(`Its key is in ${options.keyFile}, for its owner alone. It cannot be shown again: keep it safe.`);
}

/** Saves the key in another folder, since the platform shows it only once. */
async function rescue({ key, cause }: { key: Secret; cause: unknown }): Promise<CliError> {
  const reason = cause instanceof Error ? cause.message : String(cause);
  for (const folder of [process.cwd(), homedir(), tmpdir()]) {
    const path = join(folder, `kontor-${randomUUID()}.key`);
    const isSaved = await keyFile(path)
      .saveKey(key)
      .then(
        () => true,
        () => false,
      );
    if (!isSaved) continue;
    const message = `The key arrived and could not be saved as asked (${reason}). It is in ${path}; keep it, as it cannot be shown again`;
    return new CliError(message, { isUrgent: true });
  }
  const message = `The key arrived and could be saved nowhere (${reason}). Remove the app in the ERP and register it again`;
  return new CliError(message, { isUrgent: true });
}

function createStepPrinter(out: Output, wait: LiveWait | undefined): (step: RegistrationStep) => void {
  let isAsked = false;
  return (step) => {
    if (step.step !== "waiting") wait?.clear();
    if (step.step === "requesting") out.prose(`Asks for the registration of ${step.appId}`);
    if (step.step === "retrying") out.note(`${step.problem}; trying again`);
    if (step.step !== "waiting") return;
    if (!isAsked) out.prose("Now accept it in the ERP: Admin, App registration");
    else if (step.waitedMs >= 1_000 && !wait) out.note(`waiting for ${Math.round(step.waitedMs / 1_000)} s`);
    isAsked = true;
    wait?.start();
  };
}

function readApp(path: string | undefined) {
  if (path === undefined)
    throw createUsageError("register", "--app must be given: a JSON file; --print-app prints one to start from");
  try {
    return JSON.parse(readFileSync(path, "utf8")) as typeof example;
  } catch (cause) {
    throw createUsageError("register", `--app must be a file of JSON: ${(cause as Error).message}`, cause);
  }
}

function readSeconds(flag: string, text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw createUsageError("register", `${flag} must be a number of seconds: got ${text}`);
}

const EVERY_MS = 1_000;

type LiveWait = ReturnType<typeof createLiveWait>;

/** Shows in one line, which is replaced each second, how long a wait lasts. Where nobody looks, it says nothing. */
export function createLiveWait(
  { showProgress }: Pick<Terminal, "showProgress">,
  {
    what,
    mostMs,
    startInterval = setInterval,
  }: { what: string; mostMs: number; startInterval?: (run: () => void, ms: number) => NodeJS.Timeout },
) {
  let timer: NodeJS.Timeout | undefined;
  let seconds = 0;
  const show = () => {
    showProgress(`${what} for ${formatDuration(seconds * 1_000)}; at most ${formatDuration(mostMs)}`);
    seconds += 1;
  };
  return {
    /** Begins to show it; later calls change nothing. */
    start() {
      if (timer) return;
      show();
      timer = startInterval(show, EVERY_MS);
      timer.unref?.();
    },
    /** Makes room for a line; the wait comes back by itself. */
    clear: () => showProgress(""),
    [Symbol.dispose]() {
      clearInterval(timer);
      showProgress("");
    },
  };
}
