/** The task, as the arguments say. */
export type Wish = { do: "help" } | { do: "list" } | { do: "one"; name: string; args: string[] } | WishForSet;

/** Several, whose figures are kept. */
export interface WishForSet {
  do: "set";
  mode: "quick" | "full";
  /** Leaves out what a full run of this commit has measured. */
  isResumed: boolean;
  /** None: all. */
  names: string[];
}

const FLAGS = ["--help", "--list", "--quick", "--full", "--resume"];

/**
 * Reads the arguments of `pnpm bench`. Flags of the runner stand before a name; all that follows the name of a single benchmark is its own.
 *
 * @throws If a flag or a name is not known.
 */
export function parseWish(argv: readonly string[], known: readonly string[]): Wish {
  const first = argv.findIndex((each) => !each.startsWith("-"));
  const flags = first < 0 ? argv : argv.slice(0, first);
  const rest = first < 0 ? [] : argv.slice(first);
  const has = (flag: string) => flags.includes(flag);
  const unknown = flags.find((flag) => !FLAGS.includes(flag) && flag !== "-h");
  if (unknown) throw new Error(`Cannot run benchmarks as an option must be one of ${FLAGS.join(", ")}: got ${unknown}`);
  if (has("--help") || has("-h")) return { do: "help" };
  if (has("--list")) return { do: "list" };
  const isSet = rest.length === 0 || has("--quick") || has("--full");
  const names = isSet ? rest : rest.slice(0, 1);
  const stranger = names.find((name) => !known.includes(name));
  if (stranger !== undefined)
    throw new Error(`Cannot run a benchmark as its name must be one of ${known.join(", ")}: got ${stranger}`);
  if (has("--quick") && has("--full")) throw new Error("Cannot run benchmarks as a run is quick or full: got both");
  if (has("--resume") && !has("--full"))
    throw new Error("Cannot resume as only a full run can be resumed: got --resume without --full");
  if (!isSet) return { do: "one", name: rest[0]!, args: rest.slice(1) };
  return { do: "set", mode: has("--full") ? "full" : "quick", isResumed: has("--resume"), names };
}
