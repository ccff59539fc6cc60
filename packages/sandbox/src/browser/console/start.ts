import type { ConsoleChoices, ConsoleParts } from "../../console/view.ts";
import { showAssumptions, showRegistrations } from "./cards.ts";
import { showClock, startClock } from "./clock.ts";
import { resolveElement, setMark } from "./dom.ts";
import { showFaultChoices, showFaults, startFaults, showTypes, startTrigger } from "./forms.ts";
import { showLog, startLog } from "./log.ts";
import { showQueue } from "./queue.ts";

/** Every message of the stream, by its name. */
type Messages = ConsoleParts & { choices: ConsoleChoices };

let stream: EventSource | undefined;

function setConnection(tone: string, word: string): void {
  setMark(resolveElement("connection"), tone, word);
}

/** Hears the stream, of one channel at a time; without a channel, of the first one. */
function listen(channel: string): void {
  stream?.close();
  const source = new EventSource(`/__sandbox/stream${channel ? `?channel=${encodeURIComponent(channel)}` : ""}`);
  stream = source;
  const on = <Name extends keyof Messages>(name: Name, show: (message: Messages[Name]) => void) =>
    source.addEventListener(name, ({ data }) => show(JSON.parse(data)));
  on("choices", (choices) => {
    showTypes(choices.examples);
    showFaultChoices(choices);
  });
  on("clock", showClock);
  on("queue", showQueue);
  on("log", showLog);
  on("faults", showFaults);
  on("registrations", showRegistrations);
  on("assumptions", showAssumptions);
  source.addEventListener("open", () => setConnection("live", "Live"));
  source.addEventListener("error", () => setConnection("lost", "Connection lost, trying again"));
}

startClock();
startLog();
startTrigger();
startFaults();
resolveElement("channel").addEventListener("change", () => listen(resolveElement("channel", HTMLSelectElement).value));
listen("");
