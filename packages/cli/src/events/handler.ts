import type { HandlerResult, StoredContext } from "@kontor/channel-events";
import { encodeExactJson } from "@kontor/http/internal";
import { CliError } from "../errors.ts";
import { escapeControls } from "../terminal/layout.ts";
import { formatWait } from "../values.ts";
import { createProgramStarter, describeEnd, type ProgramProcess } from "./program.ts";
import { createResident, type Resident } from "./resident.ts";

const EARLY_MS = 300; // A program that cannot start at all ends as soon.
const LAST_WORDS_MS = 2_000;

interface ProgramHandlerOptions {
  command: readonly string[];
  /** A process for each event, whose exit code is the outcome. */
  isEach: boolean;
  /** Programs that stay when they have nothing to do. */
  programs: number;
  timeoutMs: number;
  env: NodeJS.ProcessEnv;
  /** Whether the consumer was told to stop. A handler goes on then. */
  isStopping(): boolean;
  /** Tells why a program was ended that had no event in hand. Default: nobody is told. */
  note?: ((text: string) => void) | undefined;
  /** How long a program may take to end after its input has ended. Default 2 s. */
  lastWordsMs?: number;
}

/** Makes a handler of events that is a program in any language. An event fails if its program crashes, hangs or writes garbage; other events are not touched. */
export function createProgramHandler(options: ProgramHandlerOptions) {
  const { command, isEach, programs, lastWordsMs = LAST_WORDS_MS } = options;
  const starter = createProgramStarter(command, options.env);
  const idle: Resident[] = [];
  const residents = new Set<Resident>();
  let isChecked = false;

  const start = () => {
    const started = starter.start({ readsOutput: true });
    const resident = createResident(started, (reason) => isChecked && options.note?.(`A program was ended: ${reason}`));
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
    const { kill, describeSilence } = resident;
    const result = await limit(options, resident.handle({ id, line }), context, kill, describeSilence);
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
    /** Starts the first program, so that one that ends at once is told before an event is fetched. @throws {CliError} If it does. */
    async check() {
      if (isEach) return;
      const { started, resident } = start();
      idle.push(resident);
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, EARLY_MS));
      const end = await Promise.race([started.ended, late]);
      isChecked = true;
      if (resident.lost() !== undefined) throw new CliError(`Cannot run events as ${resident.lost()}`);
      if (end?.error) throw new CliError(`Cannot run events as the program ${describeEnd(end)}`);
      if (end)
        throw new CliError(
          `Cannot run events as the program must keep running and read its input: it ${describeEnd(end)} at once. With --each, a program handles one event and exits`,
        );
    },
    handle(event: { id: string }, context: StoredContext): Promise<HandlerResult | undefined> {
      const { attempt, deliveries, lane: seller } = context;
      const line = `${escapeControls(encodeExactJson({ ...event, seller, attempt, deliveries }))}\n`; // Some readers take U+2028 for the end of a line.
      return isEach ? handleEach(line, context) : handleResident(event.id, line, context);
    },
    /** Ends all programs: their inputs first, and what is left after two seconds at once. */
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
type Kill = (reason: string) => void;

async function limit<T>(
  { timeoutMs, isStopping }: ProgramHandlerOptions,
  handling: Promise<T>,
  { signal }: StoredContext,
  kill: Kill,
  describeSilence = () => "",
) {
  const tooLong = () => kill(`the program took longer than ${formatWait(timeoutMs)} (--timeout)${describeSilence()}`);
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

const DATA_ERROR = 65; // EX_DATAERR of sysexits.h: the input was wrong, and no retry can fix it.

/** Hands a program its only event, and reads how it ended from its exit code. @throws {Error} If it is none that settles the event. */
async function handleOnce(program: ProgramProcess, line: string): Promise<HandlerResult | undefined> {
  program.stdin.end(line);
  const end = await program.ended;
  if (end.code === 0) return undefined;
  if (end.code === DATA_ERROR) return { dead: `the program ended with exit code ${DATA_ERROR}: no retry can fix it` };
  throw new Error(`the program ${describeEnd(end)}`);
}
