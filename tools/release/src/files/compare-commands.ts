import type { Change } from "../plan/effect.ts";

/** A command of the program in a terminal, with its options as commander writes them: `-p, --port <number>`. */
export interface CommandShape {
  name: string;
  options: { flags: string; preset?: unknown }[];
}

/** Tells the changes of commands that a script can notice: their names, their options, and what an option is without a word. */
export function compareCommands(before: readonly CommandShape[], after: readonly CommandShape[]): Change[] {
  return [
    ...before.flatMap((was) => {
      const is = after.find(({ name }) => name === was.name);
      return is ? compareOptions(was, is) : [tell("major", was.name, "is gone")];
    }),
    ...listNew(before, after, ({ name }) => name).map(({ name }) => tell("minor", name, "is new")),
  ];
}

function compareOptions(before: CommandShape, after: CommandShape): Change[] {
  return [
    ...before.options.flatMap((was): Change[] => {
      const at = `${before.name} ${nameOf(was)}`;
      const is = after.options.find((each) => nameOf(each) === nameOf(was));
      if (!is) return [tell("major", at, "is gone")];
      const preset = is.preset === was.preset ? [] : [tell("major", at, `has another default: ${String(is.preset)}`)];
      return [...preset, ...(is.flags === was.flags ? [] : [compareFlags(at, was.flags, is.flags)])];
    }),
    ...listNew(before.options, after.options, nameOf).map((each) =>
      tell("minor", `${after.name} ${nameOf(each)}`, "is new"),
    ),
  ];
}

/** A short name more takes nothing away; the name of the value is for people. */
function compareFlags(at: string, was: string, is: string): Change {
  const read = (flags: string) => ({ short: /(?:^|\s)-\w/.exec(flags)?.[0].trim(), value: /[<[]/.exec(flags)?.[0] });
  const [old, fresh] = [read(was), read(is)];
  if (old.value !== fresh.value || (old.short && old.short !== fresh.short))
    return tell("major", at, `is written ${is}; before, ${was}`);
  return old.short === fresh.short
    ? tell("patch", at, "says it in other words")
    : tell("minor", at, `is written ${is}`);
}

function nameOf({ flags }: { flags: string }): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? flags;
}

function listNew<Each>(before: readonly Each[], after: readonly Each[], name: (each: Each) => string): Each[] {
  return after.filter((each) => !before.some((other) => name(other) === name(each)));
}

function tell(effect: Change["effect"], at: string, reason: string): Change {
  return { effect, at: `kontor ${at}`, reason };
}
