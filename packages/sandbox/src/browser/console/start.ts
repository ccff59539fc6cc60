import { showAssumptions } from "./assumptions.ts";
import { showClock } from "./clock.ts";
import { byId, setMark } from "./dom.ts";
import { showFaultChoices, showFaults } from "./faults.ts";
import { showLog } from "./log.ts";
import { showQueue } from "./queue.ts";
import { showRegistrations } from "./registrations.ts";
import { showTypes } from "./trigger.ts";

/** Hears the stream, of one channel at a time. */

let stream;

function setConnection(tone, word) {
  setMark(byId("connection"), tone, word);
}

function listen(channel) {
  stream?.close();
  stream = new EventSource("/__sandbox/stream" + (channel ? "?channel=" + encodeURIComponent(channel) : ""));
  const on = (name, show) => stream.addEventListener(name, ({ data }) => show(JSON.parse(data)));
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
  stream.addEventListener("open", () => setConnection("live", "Live"));
  stream.addEventListener("error", () => setConnection("lost", "Connection lost, trying again"));
}

byId("channel").addEventListener("change", () => listen(byId("channel").value));
listen("");
