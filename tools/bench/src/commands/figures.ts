import { defineBench } from "../measure/bench.ts";

export const cliStart = defineBench({
  name: "cli-start",
  title: "Command line: start to help",
  measures:
    "The time of a whole process that prints its help, from start to end, in interleaved rounds. The peers are two command lines of the lockfile: @redocly/cli and @stoplight/prism-cli. Figures are medians.",
  seconds: { full: 60 },
  figures: {
    "kontor --help": { unit: "ms", atMost: 120 },
    "kontor call categories.update --help": { unit: "ms" },
    "kontor inbox --help": { unit: "ms", atMost: 120 },
    "a bare node": { unit: "ms" },
    "redocly --help": { unit: "ms" },
    "prism --help": { unit: "ms" },
    "redocly against kontor": { unit: "×", atLeast: 1 },
    "prism against kontor": { unit: "×", atLeast: 1 },
  },
});

export const eventsRun = defineBench({
  name: "events-run",
  title: "Programs in any language as handlers",
  measures:
    "`kontor events run` with events that wait in a file: a resident program in Node.js and one in Python, each with one process and with four; and a shell for each event. From the start of the command to its end.",
  seconds: { full: 120 },
  figures: {
    "events of each resident program": { unit: "" },
    "Node.js, one process": { unit: "/s", atLeast: 1_000 },
    "Node.js, four processes": { unit: "/s", atLeast: 1_000 },
    "Python, one process": { unit: "/s", atLeast: 1_000, isHeadline: true },
    "Python, four processes": { unit: "/s", atLeast: 1_000 },
    "a shell for each event, four at a time": { unit: "/s" },
    "events that were not done": { unit: "", atMost: 0 },
  },
});

export const inboxMigrate = defineBench({
  name: "inbox-migrate",
  title: "An inbox moves from a file to PostgreSQL",
  measures:
    "`moveInbox()`, which `kontor inbox migrate` calls, with 1,000,000 events in a file that a consumer polls and handles meanwhile. Then ten moves of 10,000 events whose program is killed with kill -9 up to five times in each step.",
  seconds: { full: 400 },
  figures: {
    "events in the file": { unit: "" },
    "events that came meanwhile": { unit: "" },
    "the whole move": { unit: "s" },
    "nothing was handled for": { unit: "s", atMost: 5, isHeadline: true },
    "events lost": { unit: "", atMost: 0 },
    "effects that happened twice": { unit: "", atMost: 0 },
    "rows that differ from the file": { unit: "", atMost: 0 },
    "kills of the program": { unit: "" },
  },
});

export const inboxBrowse = defineBench({
  name: "inbox-browse",
  title: "Looking through a large inbox",
  measures:
    "`kontor inbox browse` in a terminal, from the start of the command until the first event is seen, with 1,000,000 events in a file. The median of seven rounds.",
  seconds: { full: 60 },
  figures: {
    "events in the inbox": { unit: "" },
    "until the first event is seen": { unit: "s", atMost: 1 },
    "the slowest of the rounds": { unit: "s" },
  },
});

export const completion = defineBench({
  name: "completion",
  title: "Completion in real shells",
  measures:
    "The scripts of `kontor completion` in bash, zsh and fish, the latter two with the line editor that a person has: lines that end in the middle of a command, an option, an operation or a file, and the key Tab.",
  seconds: { full: 30 },
  figures: {
    "lines in bash": { unit: "" },
    "lines in zsh": { unit: "" },
    "lines in fish": { unit: "" },
    "lines that were completed wrongly": { unit: "", atMost: 0 },
  },
});
