import type { HandlerResult, StoredContext } from "@kontor/channel-events";
import { encodeExactJson } from "@kontor/http/internal";
import { CliError } from "../../cli-error.ts";
import { formatWait } from "../format-wait.ts";
import { createProgramStarter, describeEnd } from "./process.ts";
import { createResident, type Resident } from "./resident.ts";
import { handleOnce } from "./single.ts";

const EARLY_MS = 300; // A program that cannot start at all ends as soon.
const LAST_WORDS_MS = 2_000;

export interface ProgramHandlerOptions {
  command: readonly string[];
  /** A process for each event, whose exit code is the outcome. */
  isEach: boolean;
  /** Programs that stay when they have nothing to do. */
  programs: number;
  timeoutMs: number;
  env: NodeJS.ProcessEnv;
  /** Whether the consumer was told to stop. A handler goes on then. */
  isStopping(): boolean;
  /** How long a program may take to end after its input has ended. Default 2 s. */
  lastWordsMs?: number;
}

/** A handler of events that is a program in any language. */
export interface ProgramHandler {
  /** Starts the first program, so that one that ends at once is told before an event is fetched. @throws {CliError} If it does. */
  check(): Promise<void>;
  /** Has the event handled by one program that does nothing else meanwhile. */
  handle(event: { id: string }, context: StoredContext): Promise<HandlerResult | undefined>;
  /** Ends all programs: their inputs first, and what is left after two seconds at once. */
  end(): Promise<void>;
}

/** Makes a handler of a program. An event fails if its program crashes, hangs or writes garbage; other events are not touched. */
export function createProgramHandler(options: ProgramHandlerOptions): ProgramHandler {
  const { command, isEach, programs, lastWordsMs = LAST_WORDS_MS } = options;
  const starter = createProgramStarter(command, options.env);
  const idle: Resident[] = [];
  const residents = new Set<Resident>();

  const start = () => {
    const started = starter.start({ readsOutput: true });
    const resident = createResident(started);
    residents.add(resident);
    void started.ended.then(() => residents.delete(resident));
    return { started, resident };
  };
  const take = () => {
    for (let next = idle.pop(); next; next = idle.pop()) if (next.isUsable()) return next;
    return start().resident;
  };
  const keep = (resident: Resident) => {
    if (!resident.isUsable()) return;
    if (idle.length < programs) idle.push(resident);
    else void resident.end();
  };

  async function handleResident(id: string, line: string, context: StoredContext) {
    const resident = take();
    const handling = resident.handle({ id, line });
    const result = await limit(options, handling, context, resident.kill);
    keep(resident);
    return result;
  }

  async function handleEach(line: string, context: StoredContext) {
    const program = starter.start({ readsOutput: false });
    let reason: string | undefined;
    const kill = (why: string) => {
      reason ??= why;
      program.kill();
    };
    try {
      return await limit(options, handleOnce(program, line), context, kill);
    } catch (error) {
      throw reason === undefined ? error : new Error(reason, { cause: error });
    }
  }

  return {
    async check() {
      if (isEach) return;
      const { started, resident } = start();
      idle.push(resident);
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, EARLY_MS));
      const end = await Promise.race([started.ended, late]);
      if (end)
        throw new CliError(
          `Cannot run events as the program must go on and read its input: it ${describeEnd(end)} at once. With --each it handles one event and ends`,
        );
    },
    handle: (event, context) => {
      const { attempt, deliveries, lane: seller } = context;
      const line = `${encodeExactJson({ ...event, seller, attempt, deliveries })}\n`;
      return isEach ? handleEach(line, context) : handleResident(event.id, line, context);
    },
    async end() {
      for (const resident of residents) if (!idle.includes(resident)) resident.kill("the consumer ends"); // Nobody waits for it any more.
      const killing = setTimeout(starter.killAll, lastWordsMs);
      await Promise.all([...residents].map((resident) => resident.end()));
      clearTimeout(killing);
      starter.killAll();
    },
  };
}

/** Ends the program when its time is over, or when another worker has the seller. */
async function limit<T>(
  { timeoutMs, isStopping }: ProgramHandlerOptions,
  handling: Promise<T>,
  { signal }: Pick<StoredContext, "signal">,
  kill: (reason: string) => void,
): Promise<T> {
  const tooLong = () => kill(`the program took longer than ${formatWait(timeoutMs)} (--timeout)`);
  const timer = setTimeout(tooLong, timeoutMs);
  const lose = () => {
    if (!isStopping()) kill("another worker has the seller");
  };
  signal.addEventListener("abort", lose);
  try {
    return await handling;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", lose);
  }
}
