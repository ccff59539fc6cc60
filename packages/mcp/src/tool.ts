import { z } from "zod";

/** A tool as an assistant sees it: it reads the texts, and nothing else. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  description: string;
  input: Input;
  /** Whether it changes a sandbox. */
  isChanging?: boolean;
  run(input: z.infer<Input>, signal: AbortSignal): string | Promise<string>;
}

/** Gives the function of a tool the types of its input. */
export const defineTool = <Input extends z.ZodObject>(tool: Tool<Input>) => tool as unknown as Tool;

/** The longest answer, in characters: an assistant pays for each word. */
export const MOST_LETTERS = 8_000;

export const words = z.string().trim().min(1).max(200);
export const describeLimit = (most: number, usual: number) =>
  z.number().int().min(1).max(most).default(usual).describe("The most results");
export const from = z.number().int().min(0).default(0).describe("Where to begin, in characters, after a cut answer");

/** Lists the first rows, and says how many are left. */
export function listRows(rows: readonly string[], limit: number): string {
  const left = rows.length > limit ? `\n… ${rows.length - limit} more: use more words, or a higher limit` : "";
  return `${rows.slice(0, limit).join("\n")}${left}`;
}

/** Cuts a text at the end of a line, and says how to get the rest. */
export function cutText(text: string, start = 0): string {
  const rest = text.slice(start);
  if (rest.length <= MOST_LETTERS) return rest || "There is nothing more.";
  const line = rest.lastIndexOf("\n", MOST_LETTERS);
  const end = line > MOST_LETTERS / 2 ? line : MOST_LETTERS;
  return `${rest.slice(0, end)}\n… ${rest.length - end} more characters: ask for from ${start + end}, or for less`;
}
