import { expect, test } from "vitest";
import { writeGuideScript } from "./guide.ts";

const write = (section: string) =>
  writeGuideScript({
    guide: `# Title\n\n## Before\n\n<Code code={\`no\`} lang="sh" />\n\n## Start\n\n${section}\n\n## After\n`,
    heading: "Start",
    readSample: (file) => `// the text of ${file}, for port 7070`,
    port: 4321,
  });

test("writeGuideScript() gives the commands and files of a section in their order, with another port", () => {
  const { text, expected } = write(`Words.

<Code
  code={\`mkdir a && cd a
curl http://127.0.0.1:7070 \\\\
  -d '{}'\`}
  lang="sh"
/>

<Code code={\`npx kontor sandbox\`} lang="sh" />

<Sample file="start/first.ts" title="first.mjs" />

<Code code={\`node first.mjs\`} lang="sh" />

<Code code={\`one
two\`} lang="text" />`);

  expect(text.split("\n")).toEqual([
    "set -e",
    "mkdir a && cd a",
    "curl http://127.0.0.1:4321 \\",
    "  -d '{}'",
    "npx kontor sandbox --port 4321 &",
    expect.stringMatching(/^curl .* http:\/\/127\.0\.0\.1:4321$/),
    "cat > first.mjs <<'END_OF_FILE'",
    "// the text of start/first.ts, for port 4321",
    "END_OF_FILE",
    "node first.mjs",
  ]);
  expect(expected).toBe("one\ntwo");
});

test.each(["```sh\nnpm i\n```", "    npm i", '<Code code={command} lang="sh" />'])(
  "writeGuideScript() refuses a step that it cannot read: %s",
  (block) => {
    expect(() => write(block)).toThrow("as each block must be a command, an output or a file");
  },
);

test("writeGuideScript() refuses a guide without the section", () => {
  expect(() => writeGuideScript({ guide: "", heading: "Start", readSample: String, port: 1 })).toThrow("got no Start");
});
