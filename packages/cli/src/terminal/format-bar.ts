const WIDTH = 20;

/** Builds a bar with its figures, in less than 80 characters: `copying [#####...............]  25%  250 of 1000 events`. */
export function formatBar(verb: string, done: number, total: number, noun: string): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.floor(share * WIDTH);
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `${verb} [${"#".repeat(filled)}${".".repeat(WIDTH - filled)}] ${percent}%  ${done} of ${total} ${noun}`;
}
