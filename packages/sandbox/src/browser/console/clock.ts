import type { ConsoleParts } from "../../console/view.ts";
import { resolveElement, resolveWithin, formatCount, setText } from "./dom.ts";
import { callWithNotice } from "./send.ts";

let time: ConsoleParts["clock"] = { now: 0, isFrozen: true };

export function showClock(clock: ConsoleParts["clock"]): void {
  time = clock;
  setText(resolveElement("clock-state"), time.isFrozen ? "frozen" : "running");
  resolveElement("clock-state").dataset["tone"] = time.isFrozen ? "still" : "moving";
  setText(resolveElement("freeze"), time.isFrozen ? "Resume" : "Freeze");
  showTime();
}

/** Describes the time that is left, as "in 4:12" or "in 1:04:12", or as "now" once none is left. */
function describeCountdown(remainingMs: number): string {
  const seconds = Math.ceil(remainingMs / 1000);
  if (seconds <= 0) return "now";
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `in ${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

export function showTime(): void {
  const { now } = time;
  const text = new Date(now).toISOString();
  setText(resolveWithin(resolveElement("now"), ".date"), text.slice(0, 10));
  setText(resolveWithin(resolveElement("now"), ".hour"), text.slice(11, 19));
  for (const each of document.querySelectorAll<HTMLElement>("[data-due]"))
    setText(each, describeCountdown(Number(each.dataset["due"]) - now));
}

function advance(ms: number, text: string): Promise<void> {
  return callWithNotice("POST", "/clock", { advanceMs: ms }, `The clock moved by ${text}`);
}

export function startClock(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-advance]"))
    button.addEventListener(
      "click",
      () => void advance(Number(button.dataset["advance"]), button.textContent.slice(1)),
    );
  resolveElement("advance").addEventListener("submit", (event) => {
    event.preventDefault();
    const ms = Number(resolveElement("advance-ms", HTMLInputElement).value);
    void advance(ms, formatCount(ms, "millisecond", "milliseconds"));
  });
  resolveElement("freeze").addEventListener("click", () => {
    const [path, said] = time.isFrozen ? ["resume", "The clock runs"] : ["freeze", "The clock stands still"];
    void callWithNotice("POST", `/clock/${path}`, {}, said);
  });
}
