import type { NotShown } from "../read/not-shown.ts";

const TITLES: Record<number, string> = {
  1: "What the service does",
  2: "Resources and their fields",
  3: "States and transitions",
  4: "Endpoints",
  5: "Authentication",
  6: "Events",
  7: "Errors",
  8: "Limits",
  9: "Versioning",
};

export interface Chapter {
  number: number;
  title: string;
  rows: NotShown[];
}

/** Lists the open questions by chapter. A question belongs to the first chapter of the given specification that leaves it open. */
export function listChapters(rows: NotShown[]): Chapter[] {
  const numbers = [...new Set(rows.map(chapterOf))].sort((a, b) => a - b);
  return numbers.map((number) => ({
    number,
    title: TITLES[number] ?? "",
    rows: rows.filter((row) => chapterOf(row) === number),
  }));
}

function chapterOf({ id, section }: NotShown): number {
  const number = Number(/^§(\d+)/.exec(section)?.[1]);
  if (!(number in TITLES)) throw new Error(`Cannot place ${id} as its section must name a chapter: got ${section}`);
  return number;
}
