import { byId, plural, setText } from "./dom.ts";
import { act } from "./send.ts";

/** The sandbox's time: shown, counted on between two messages, and moved. */

let time = { now: Date.now(), isFrozen: true, heardAt: performance.now() };

function sandboxNow() {
  return time.isFrozen ? time.now : time.now + performance.now() - time.heardAt;
}

export function showClock({ now, isFrozen }) {
  time = { now, isFrozen, heardAt: performance.now() };
  setText(byId("clock-state"), isFrozen ? "frozen" : "running");
  byId("clock-state").dataset.tone = isFrozen ? "still" : "moving";
  setText(byId("freeze"), isFrozen ? "Resume" : "Freeze");
  tick();
}

/** "in 4:12"; "now" once the time has come. */
function countdown(at) {
  const seconds = Math.ceil((at - sandboxNow()) / 1000);
  if (seconds <= 0) return "now";
  const two = (number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return "in " + (hours > 0 ? hours + ":" + two(minutes) : minutes) + ":" + two(seconds % 60);
}

export function tick() {
  const text = new Date(sandboxNow()).toISOString();
  setText(byId("now").querySelector(".date"), text.slice(0, 10));
  setText(byId("now").querySelector(".hour"), text.slice(11, 19));
  for (const each of document.querySelectorAll("[data-due]")) setText(each, countdown(Number(each.dataset.due)));
}

function advance(ms, text) {
  return act("POST", "/clock", { advanceMs: ms }, "The clock moved by " + text);
}

for (const button of document.querySelectorAll("[data-advance]"))
  button.addEventListener("click", () => advance(Number(button.dataset.advance), button.textContent.slice(1)));
byId("advance").addEventListener("submit", (event) => {
  event.preventDefault();
  const ms = Number(byId("advance-ms").value);
  advance(ms, plural(ms, "millisecond", "milliseconds"));
});
byId("freeze").addEventListener("click", () =>
  time.isFrozen
    ? act("POST", "/clock/resume", {}, "The clock runs")
    : act("POST", "/clock/freeze", {}, "The clock stands still"),
);
setInterval(tick, 200);
