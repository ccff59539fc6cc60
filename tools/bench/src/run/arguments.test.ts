import { expect, test } from "vitest";
import { parseWish } from "./arguments.ts";

const known = ["consumer", "crash"];

test.each([
  [[], { do: "set", mode: "quick", isResumed: false, names: [] }],
  [["--full"], { do: "set", mode: "full", isResumed: false, names: [] }],
  [["--full", "--resume"], { do: "set", mode: "full", isResumed: true, names: [] }],
  [["--full", "crash", "consumer"], { do: "set", mode: "full", isResumed: false, names: ["crash", "consumer"] }],
  [["--quick", "crash"], { do: "set", mode: "quick", isResumed: false, names: ["crash"] }],
  [["consumer", "3", "--trace"], { do: "one", name: "consumer", args: ["3", "--trace"] }],
  [["--list"], { do: "list" }],
  [["--full", "--help"], { do: "help" }],
  [["-h"], { do: "help" }],
])("parseWish() reads %j", (argv, wish) => {
  expect(parseWish(argv, known)).toEqual(wish);
});

test.each([
  [["nope"], "Cannot run a benchmark as its name must be one of consumer, crash: got nope"],
  [["--full", "crash", "nope"], "Cannot run a benchmark as its name must be one of consumer, crash: got nope"],
  [
    ["--fast"],
    "Cannot run benchmarks as an option must be one of --help, --list, --quick, --full, --resume: got --fast",
  ],
  [["--quick", "--full"], "Cannot run benchmarks as a run is quick or full: got both"],
  [["--resume"], "Cannot resume as only a full run can be resumed: got --resume without --full"],
])("parseWish() refuses %j", (argv, message) => {
  expect(() => parseWish(argv, known)).toThrow(message);
});
