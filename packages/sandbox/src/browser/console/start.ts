import type { ConsoleChoices, ConsoleParts } from "../../console/view.ts";
import { showRegistrations } from "./cards.ts";
import { showClock, startClock } from "./clock.ts";
import { resolveElement, setMark } from "./dom.ts";
import { showFaultChoices, showFaults, startFaults, showTypes, startTrigger } from "./forms.ts";
import { showLog, startLog } from "./log.ts";
import { showQueue } from "./queue.ts";
import { call } from "./send.ts";

const POLL_MS = 250;

const parts: { [Name in keyof ConsoleParts]: (part: ConsoleParts[Name]) => void } = {
  queue: showQueue,
  clock: showClock,
  log: showLog,
  faults: showFaults,
  registrations: showRegistrations,
};
const shown = new Map<string, string>();

async function refresh(): Promise<void> {
  const channel = resolveElement("channel", HTMLSelectElement).value;
  const query = new URLSearchParams(channel ? { channel } : {});
  const view = await call<ConsoleParts>("GET", `/view?${query}`).catch(() => undefined);
  const [tone, word] = view ? ["live", "Live"] : ["lost", "Connection lost, trying again"];
  setMark(resolveElement("connection"), tone, word);
  if (!view) return;
  for (const [name, show] of Object.entries(parts) as [keyof ConsoleParts, (part: unknown) => void][]) {
    const text = JSON.stringify(view[name]);
    if (shown.get(name) !== text) show(view[name]);
    shown.set(name, text);
  }
}

async function watch(): Promise<void> {
  await refresh();
  setTimeout(() => void watch(), POLL_MS);
}

async function start(): Promise<void> {
  const choices = await call<ConsoleChoices>("GET", "/choices");
  showTypes(choices.examples);
  showFaultChoices(choices);
  await watch();
}

startClock();
startLog();
startTrigger();
startFaults();
resolveElement("channel").addEventListener("change", () => void refresh());
void start();
