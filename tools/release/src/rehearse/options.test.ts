import { expect, test } from "vitest";
import { help, readOptions } from "./options.ts";

test("readOptions() reads the commits, the number of events and the switches", () => {
  expect(readOptions([])).toMatchObject({ to: "HEAD", events: 200, isUpgradeOnly: false, keepsFolder: false });
  expect(readOptions(["--from", "v1", "--to", "v2", "--events", "5", "--upgrade-only", "--keep"])).toEqual({
    from: "v1",
    to: "v2",
    events: 5,
    isUpgradeOnly: true,
    keepsFolder: true,
  });
  expect(readOptions(["-h"])).toBe("help");
});

test.each([
  [["--events", "many"], "--events must be a whole number above 0: got many"],
  [["--events", "0"], "got 0"],
  [["--form", "v1"], "--form"],
  [["v1"], "v1"],
])("readOptions() refuses %j", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

test("the help names each option", () => {
  for (const name of ["--from", "--to", "--events", "--upgrade-only", "--keep"]) expect(help).toContain(name);
});
