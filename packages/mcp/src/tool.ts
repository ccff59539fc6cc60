import { z } from "zod";

/** A tool as an assistant sees it: it reads the texts, and nothing else. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  /** Whether it only looks something up. Default: true. */
  isReading?: boolean;
  run(input: Record<string, unknown>, signal: AbortSignal): string | Promise<string>;
}

/** Gives the function of a tool the types of its input. */
export function defineTool<Input extends z.ZodObject>(
  tool: Omit<Tool, "input" | "run"> & {
    input: Input;
    run(input: z.infer<Input>, signal: AbortSignal): string | Promise<string>;
  },
): Tool {
  return tool as unknown as Tool;
}

/** The longest answer, in characters: an assistant pays for each word. */
export const MOST_LETTERS = 8_000;

export const from = z
  .number()
  .int()
  .min(0)
  .default(0)
  .describe("Where to begin, in characters: a cut answer says which number gives the rest");

export const words = z.string().trim().min(1).max(200);

/** Cuts a text at the end of a line, and says how to get the rest. */
export function cutText(text: string, start = 0): string {
  const rest = text.slice(start);
  if (rest.length <= MOST_LETTERS) return rest || "There is nothing more.";
  const line = rest.lastIndexOf("\n", MOST_LETTERS);
  const end = line > MOST_LETTERS / 2 ? line : MOST_LETTERS;
  return `${rest.slice(0, end)}\n… ${rest.length - end} more characters: ask for from ${start + end}, or for less`;
}
