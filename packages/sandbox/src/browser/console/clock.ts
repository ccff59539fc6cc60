import type { ConsoleParts } from "../../console/view.ts";
import { byId, findWithin, plural, setText } from "./dom.ts";
import { act } from "./send.ts";

/** The sandbox's time: shown, counted on between two messages, and moved. */

let time = { now: Date.now(), isFrozen: true, heardAt: performance.now() };

function sandboxNow(): number {
  return time.isFrozen ? time.now : time.now + performance.now() - time.heardAt;
}

export function showClock({ now, isFrozen }: ConsoleParts["clock"]): void {
  time = { now, isFrozen, heardAt: performance.now() };
  setText(byId("clock-state"), isFrozen ? "frozen" : "running");
  byId("clock-state").dataset["tone"] = isFrozen ? "still" : "moving";
  setText(byId("freeze"), isFrozen ? "Resume" : "Freeze");
  tick();
}

/** "in 4:12" or "in 1:04:12"; "now" once no time is left. */
export function describeCountdown(remainingMs: number): string {
  const seconds = Math.ceil(remainingMs / 1000);
  if (seconds <= 0) return "now";
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `in ${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** Shows the time of this moment, and how long each event that was delivered still waits. */
export function tick(): void {
  const now = sandboxNow();
  const text = new Date(now).toISOString();
  setText(findWithin(byId("now"), ".date"), text.slice(0, 10));
  setText(findWithin(byId("now"), ".hour"), text.slice(11, 19));
  for (const each of document.querySelectorAll<HTMLElement>("[data-due]"))
    setText(each, describeCountdown(Number(each.dataset["due"]) - now));
}

function advance(ms: number, text: string): Promise<void> {
  return act("POST", "/clock", { advanceMs: ms }, `The clock moved by ${text}`);
}

/** Lets the buttons of the clock act, and the time go on. */
export function startClock(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-advance]"))
    button.addEventListener(
      "click",
      () => void advance(Number(button.dataset["advance"]), button.textContent.slice(1)),
    );
  byId("advance").addEventListener("submit", (event) => {
    event.preventDefault();
    const ms = Number(byId("advance-ms", HTMLInputElement).value);
    void advance(ms, plural(ms, "millisecond", "milliseconds"));
  });
  byId("freeze").addEventListener(
    "click",
    () =>
      void (time.isFrozen
        ? act("POST", "/clock/resume", {}, "The clock runs")
        : act("POST", "/clock/freeze", {}, "The clock stands still")),
  );
  setInterval(tick, 200);
}
