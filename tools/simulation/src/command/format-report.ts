import type { SeedRun } from "../environment/run-seed.ts";

const MOST_LINES = 70;
const FIRST_LINES = 15;

/** Tells a run that broke a rule in plain sentences, with the time of each. `drawn`: how many faults the seed draws. */
export function formatReport(
  { violation, settings: { store, hours, workers }, faults, notes }: SeedRun,
  { seed, drawn, isWhole }: { seed: number; drawn: number; isWhole: boolean },
): string {
  const { rule, at, text, about } = violation!;
  const isTold = (each: string) => isWhole || about.includes(each) || each === "fault" || each === "worker";
  const told = notes.filter((note) => note.about.some(isTold));
  const lines = told.map((note) => `${formatTime(note.at)}  ${note.text}.`);
  const left = lines.length - MOST_LINES;
  if (left > 0 && !isWhole) lines.splice(FIRST_LINES, left, `           … ${left} lines are left out`);
  const where = `${workers === 1 ? "one worker" : `${workers} workers`} and ${store === "file" ? "a file" : "an inbox in memory"}`;
  return `Seed ${seed} breaks a rule: ${rule}.
${text}.
It needs ${faults.length} of the ${drawn} faults of the seed, with ${where}:

${[...lines, `${formatTime(at)}  ${text}.`].join("\n")}

Run it again: pnpm simulate --seed ${seed} --store ${store} --hours ${hours}
`;
}

/** `1:02:03.456`: hours, minutes and seconds since the beginning. */
export function formatTime(ms: number): string {
  const whole = Math.floor(ms);
  const pad = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, "0");
  return `${Math.floor(whole / 3_600_000)}:${pad((whole / 60_000) % 60, 2)}:${pad((whole / 1_000) % 60, 2)}.${pad(whole % 1_000, 3)}`;
}
