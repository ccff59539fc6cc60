import { parseArgs } from "node:util";
import type { Settings } from "../plan/traffic.ts";

export const help = `Runs the consumer, its inbox and its tokens against a model of the platform, in simulated time.

  pnpm simulate                        100 seeds, in memory and on a file
  pnpm simulate --seed 7               one seed; the same seed gives the same run, bit for bit
  pnpm simulate --seed 7 --seeds 1000  so many seeds from this one on
  pnpm simulate --store file           only on a file; memory is the other one

  --hours 12      how long things go wrong in each run, in simulated hours; quiet follows until everything is handled
  --seconds 60    begins no further seed after so many seconds
  --whole         reports all of a seed that fails, with all its faults

A seed decides when sellers cause events, what goes wrong and when: processes that are killed or stand still at any step, power cuts, stops,
clocks that are set, calls that are refused, lost, late or broken, stores that fail, and handlers that fail, hang or end their process.
Nothing waits in real time. The rules are checked at every step; their names stand in tools/simulation/src/watch/trace.ts.

When a rule is broken, the faults are left out one after another as long as it still breaks, and the smallest set of faults that reproduces it is printed:
read it from its last line upwards. The exit code is 1 then. Run a good number of seeds after each change of the heart: the consumer, the
dispatcher, an inbox, or the tokens. \`pnpm test:long\` runs many more, and shows that planted faults are found.
`;

export type Options = ReturnType<typeof readOptions>;

/** @throws {TypeError} If an option is unknown; {RangeError} if its value is not valid. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: "string" },
      seeds: { type: "string" },
      store: { type: "string", default: "both" },
      hours: { type: "string", default: "12" },
      seconds: { type: "string", default: "86400" },
      whole: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const count = (name: "seed" | "seeds" | "hours" | "seconds", value: string) => {
    if (Number.isSafeInteger(Number(value)) && Number(value) >= 1) return Number(value);
    throw new RangeError(`Cannot simulate as --${name} must be a whole number from 1 on: got ${value}`);
  };
  if (!["memory", "file", "both"].includes(values.store))
    throw new RangeError(`Cannot simulate as --store must be memory, file or both: got ${values.store}`);
  return {
    seed: count("seed", values.seed ?? "1"),
    seeds: count("seeds", values.seeds ?? (values.seed === undefined ? "100" : "1")),
    stores: (values.store === "both" ? ["memory", "file"] : [values.store]) as Settings["store"][],
    hours: count("hours", values.hours),
    seconds: count("seconds", values.seconds),
    isWhole: values.whole,
    help: values.help,
  };
}
