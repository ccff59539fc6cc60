import { expect, test } from "vitest";
import { createSteps } from "./steps.ts";

test("run() tells the begin of a step as progress, and its result and its failure as output", async () => {
  const said: string[] = [];
  const { run, note } = createSteps({ out: (text) => said.push(`out ${text}`), progress: (text) => said.push(text) });

  await run(
    "packs",
    () => Promise.resolve(11),
    (count) => `${count} packages`,
  );
  note("one of them is large");
  await run("waits", () => Promise.resolve());
  const failing = run("publishes", () => Promise.reject(new Error("refused")));

  await expect(failing).rejects.toThrow("refused");
  expect(said.map((text) => text.replace(/\d+\.\d s/, "T"))).toEqual([
    "… packs\n",
    "out ✔ packs: 11 packages (T)\n",
    "out     one of them is large\n",
    "… waits\n",
    "out ✔ waits (T)\n",
    "… publishes\n",
    "out ✘ publishes (T)\n",
  ]);
});
