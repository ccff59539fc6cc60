import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createOutput } from "./output.ts";

function printed(write: (out: ReturnType<typeof createOutput>) => void): string {
  const stream = new PassThrough({ encoding: "utf8" });
  write(createOutput(stream));
  return String(stream.read());
}

test("table() lines columns up, numbers on the right", () => {
  const text = printed((out) =>
    out.table(
      ["type", "events"],
      [
        ["a", 1],
        ["longer", 100],
      ],
    ),
  );

  expect(text).toBe("  type    events\n  a            1\n  longer     100\n");
});

test("nothing is coloured where nobody looks", () => {
  expect(printed((out) => out.done("stored"))).toBe("✔ stored\n");
  expect(printed((out) => out.note("beside"))).toBe("  beside\n");
});
