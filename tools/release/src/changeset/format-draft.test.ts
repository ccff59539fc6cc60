import { expect, test } from "vitest";
import { formatDraft } from "./format-draft.ts";

test("formatDraft() says what breaks, what is new and what is reworded, with the greatest bump for each package", () => {
  const draft = formatDraft(["@kontor/erp-types", "@kontor/erp-client"], {
    changes: [
      { bump: "minor", text: "The field `a` of `Stock` is new." },
      { bump: "major", text: "The field `b` of `Stock` is gone." },
    ],
    reworded: ["`Company`"],
  });

  expect(draft).toBe(`---
"@kontor/erp-types": major
"@kontor/erp-client": major
---

This can break your code:

- The field \`b\` of \`Stock\` is gone.

This is new:

- The field \`a\` of \`Stock\` is new.

The documentation has changed for \`Company\`.
`);
});

test("formatDraft() keeps to thirty lines, however much has changed", () => {
  const changes = (["major", "minor", "patch"] as const).flatMap((bump) =>
    Array.from({ length: 50 }, (_, at) => ({ bump, text: `${bump} ${at}` })),
  );
  const reworded = changes.map(({ text }) => text);

  const draft = formatDraft(["a", "b", "c", "d"], { changes, reworded });

  expect(draft.split("\n").length).toBeLessThanOrEqual(31); // the last is empty
  expect(draft).toContain("- and 46 more\n");
});

test("formatDraft() calls a change of words a patch", () => {
  expect(formatDraft(["@kontor/sandbox"], { changes: [], reworded: ["`A`"] })).toContain('"@kontor/sandbox": patch');
});
