import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SampleAnswer } from "@kontor/docs/reference/samples/all";
import { operationSamples, startSandbox } from "./operation-samples.ts";
import { buildCurlRequest, fillWords, readShellSamples } from "./shell-lines.ts";

/** Sends the sample of every operation to a sandbox as it starts, and gives the answer of each. */
export async function fetchSampleAnswers(): Promise<Record<string, SampleAnswer>> {
  const folder = mkdtempSync(join(tmpdir(), "kontor-answers-"));
  const { sandbox, variables } = await startSandbox(folder, {
    startAt: new Date("2026-02-12T08:00:00Z"),
  });
  const start = sandbox.snapshot();
  const lines = readShellSamples(
    operationSamples.map(({ code }) => code.curl),
    { folder, variables },
  );
  const answers: Record<string, SampleAnswer> = {};
  let isChanged = false;
  for (const [index, { id }] of operationSamples.entries()) {
    const reads = lines[index]!.every(({ words }) => words.includes("GET"));
    if (isChanged || !reads) sandbox.restore(start);
    isChanged = !reads;
    let [told, answer] = ["", undefined as SampleAnswer | undefined];
    for (const command of lines[index]!) {
      const request = buildCurlRequest({ ...command, words: fillWords(command.words, told) }, folder);
      const response = await sandbox.fetch(request);
      if (!response.ok)
        throw new Error(`Cannot show an answer to the sample of ${id} as it must be a success: got ${response.status}`);
      const type = response.headers.get("content-type") ?? "";
      told = type.includes("json") ? await response.text() : "";
      if (told !== "") answer = { status: response.status, json: JSON.stringify(JSON.parse(told), null, 2) };
      else answer = { status: response.status, ...(type !== "" && { type, bytes: (await response.bytes()).length }) };
    }
    answers[id] = answer!;
  }
  rmSync(folder, { recursive: true });
  return answers;
}
