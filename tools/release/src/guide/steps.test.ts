import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSteps } from "./steps.ts";

const guide = String.raw`## Before

<Code code={´not this´} lang="sh" />

## Start

**1. Install.**

<Code
  code={´mkdir here && cd here
npm i it´}
  lang="sh"
/>

<Code code={´curl it \\
  -d '{"a":"b"}'´} lang="sh" />

<Sample file="start/it.ts" title="it.mjs" />

<Code code={´node it.mjs´} lang="sh" />

<Code code={´it runs
it waits´} lang="text" />

## After

<Code code={´nor this´} lang="sh" />
`.replaceAll("´", "`");
const readSample = (file: string) => `// the text of ${file}`;
const read = (text: string, heading = "Start") => readSteps({ guide: text, heading, readSample });

test("readSteps() gives the commands and files of one section as a reader would copy them", () => {
  expect(read(guide)).toEqual([
    { kind: "command", line: "mkdir here && cd here", prints: [] },
    { kind: "command", line: "npm i it", prints: [] },
    { kind: "command", line: `curl it \\\n  -d '{"a":"b"}'`, prints: [] },
    { kind: "file", name: "it.mjs", content: "// the text of start/it.ts" },
    { kind: "command", line: "node it.mjs", prints: ["it runs", "it waits"] },
  ]);
});

test.each([
  ["a block in another notation", "```sh\nnpm i it\n```"],
  ["an indented block", "    npm i it"],
  ["a block in another language", '<Code code={`npm i it`} lang="bash" />'],
  ["a file without a name", '<Sample file="start/it.ts" />'],
  ["a placeholder", '<Code code={`npm i ${it}`} lang="sh" />'],
  ["an output without a command", '<Code code={`it runs`} lang="text" />'],
])("readSteps() refuses %s instead of leaving it out", (_, block) => {
  expect(() => read(`## Start\n\n${block}\n`)).toThrow("Cannot follow the guide as");
});

test("readSteps() refuses a guide without the section", () => {
  expect(() => read(guide, "Begin")).toThrow("Cannot follow the guide as it must have a section: got no Begin");
});

test("the start guide needs at most five commands", () => {
  const docs = new URL("../../../../packages/docs/src/", import.meta.url);
  const steps = readSteps({
    guide: readFileSync(new URL("content/docs/start.mdx", docs), "utf8"),
    heading: "Start in five minutes from an empty folder",
    readSample: (file) => readFileSync(new URL(`samples/${file}`, docs), "utf8"),
  });

  const lines = steps.flatMap((step) => (step.kind === "command" ? [step.line] : []));
  expect(lines.length).toBeLessThanOrEqual(5);
  expect(lines).toContain("npx kontor sandbox");
  expect(steps.at(-1)).toMatchObject({ prints: expect.arrayContaining([expect.stringMatching(/^offer /)]) });
});
