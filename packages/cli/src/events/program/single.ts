import { describeEnd, type ProgramProcess } from "./process.ts";
import type { HandlerResult } from "@kontor/channel-events";

const DATA_ERROR = 65; // EX_DATAERR of sysexits.h: the input was wrong, and no retry mends it.

/** Hands a program its only event, and reads how it ended from its exit code. @throws {Error} If it is none that settles the event. */
export async function handleOnce(program: ProgramProcess, line: string): Promise<HandlerResult | undefined> {
  program.stdin.end(line);
  const end = await program.ended;
  if (end.code === 0) return undefined;
  if (end.code === DATA_ERROR) return { dead: `the program ended with exit code ${DATA_ERROR}: no retry mends it` };
  throw new Error(`the program ${describeEnd(end)}`);
}
