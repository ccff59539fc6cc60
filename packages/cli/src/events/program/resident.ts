import type { HandlerResult } from "@kontor/channel-events";
import { describeEnd, type ProgramProcess } from "./process.ts";
import { readAnswer } from "./read-answer.ts";

const LONGEST_LINE = 1_048_576;
const CLOSED_MS = 500;

/** A program that stays and handles one event after the other, so that its end is the fault of one event alone. */
export interface Resident {
  /** Hands it an event, and gives what it said. @throws {Error} If the program fails, and is then ended. */
  handle(event: { id: string; line: string }): Promise<HandlerResult | undefined>;
  /** Whether it can take another event. */
  isUsable(): boolean;
  /** Ends it at once; the event in its hand has failed for this reason. */
  kill(reason: string): void;
  /** Ends its input, and waits until it has ended. */
  end(): Promise<void>;
}

interface Handling {
  id: string;
  resolve(result: HandlerResult | undefined): void;
  reject(error: Error): void;
}

/** Speaks with a program: a line of JSON for an event, and a line of JSON for how it ended. */
export function createResident({ stdin, stdout, ended, kill }: ProgramProcess): Resident {
  let current: Handling | undefined;
  let reason: string | undefined; // Why it is not usable any more.
  let isClosed = false;
  let buffered = "";

  const give = (problem: string) => {
    reason ??= problem;
    kill(); // The event has failed only when the program has ended, because it must not run beside the next try.
  };
  const answer = (line: string) => {
    const handling = current;
    if (!handling || reason !== undefined) return give("the program wrote a line that nobody asked for");
    try {
      const said = readAnswer(line, handling.id);
      current = undefined;
      if ("failure" in said) handling.reject(new Error(said.failure));
      else handling.resolve(said.result);
    } catch (error) {
      give((error as Error).message);
    }
  };
  stdout!.setEncoding("utf8");
  stdout!.on("data", (chunk: string) => {
    const lines = (buffered + chunk).split("\n");
    buffered = lines.pop()!;
    for (const line of lines) answer(line);
    if (buffered.length > LONGEST_LINE) give("the program must answer in short lines: got one of more than 1 MiB");
  });
  stdout!.once("end", () => {
    isClosed = true; // Its exit code comes a moment later, unless it goes on without an output.
    setTimeout(() => give("the program closed its standard output"), CLOSED_MS).unref();
  });
  void ended.then((end) => {
    reason ??= `the program ${describeEnd(end)} before it answered`;
    current?.reject(new Error(reason));
    current = undefined;
  });

  return {
    isUsable: () => reason === undefined && !isClosed,
    handle({ id, line }) {
      return new Promise((resolve, reject) => {
        if (reason !== undefined) return reject(new Error(reason));
        current = { id, resolve, reject };
        stdin.write(line);
      });
    },
    kill: give,
    async end() {
      stdin.end();
      await ended;
    },
  };
}
