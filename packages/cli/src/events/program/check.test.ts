import { expect, test } from "vitest";
import { checkProgram } from "./check.ts";

const env = { PATH: "/none:/usr/bin:/bin" };

test.each(["sh", "/bin/sh"])("%s can be run", (name) => {
  expect(() => checkProgram(name, env)).not.toThrow();
});

test.each([
  ["", "must not be empty"],
  ["no-such-program", "no-such-program must exist"],
  ["./no-such-program", "must exist"],
  ["/etc", "must exist"],
  ["/etc/passwd", "must be executable"],
])("%j is refused", (name, words) => {
  expect(() => checkProgram(name, env)).toThrow(expect.objectContaining({ exitCode: 2 }));
  expect(() => checkProgram(name, env)).toThrow(words);
});
