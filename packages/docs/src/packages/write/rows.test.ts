import { expect, test } from "vitest";
import { readDocstring } from "../read/docstring.ts";
import type { Member } from "../read/members.ts";
import { parseSource } from "../read/source.ts";
import { describeDefault, listRows } from "./rows.ts";

const source = parseSource("a.ts", "");
const member = (name: string, text: string, inner: Member[] = []): Member => ({
  name,
  type: "",
  isMethod: false,
  isRequired: false,
  doc: readDocstring(text),
  defaultValue: undefined,
  unit: undefined,
  source,
  inner,
});

test("an option of an option has its whole name and an anchor; one that only holds others has no row", () => {
  const rows = listRows(
    [member("poll", "", [member("intervalMs", "Time.")]), member("lanes", "Lanes.", [member("max", "Most.")])],
    "options",
  );

  expect(rows.map(({ path, id }) => [path, id])).toEqual([
    ["poll.intervalMs", "options-poll-intervalms"],
    ["lanes", "options-lanes"],
    ["lanes.max", "options-lanes-max"],
  ]);
});

test("a default is what the docstring says, that there is none, or that the option is required", () => {
  expect(describeDefault({ isRequired: true, defaultValue: undefined })).toBe("required");
  expect(describeDefault({ isRequired: false, defaultValue: undefined })).toBe("none");
  expect(describeDefault({ isRequired: false, defaultValue: { value: "2", rest: "" } })).toBe("2");
});
