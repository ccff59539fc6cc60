import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

interface Context {
  errors: { getErrors(): { message: string }[] };
}

/** The part of GitHub's parser of workflows that is used. */
interface Parser {
  parseWorkflow(file: { name: string; content: string }, trace: object): { context: Context; value?: object };
  convertWorkflowTemplate(context: Context, value: object): Promise<unknown>;
  NoOperationTraceWriter: new () => object;
}

/** Gives the errors of a workflow. */
export type FindSchemaErrors = (text: string) => Promise<string[]>;

/**
 * Loads GitHub's own parser of workflows. It is bundled first, because it imports its schema in a way that Node refuses.
 *
 * @returns A function that gives the errors of a workflow: unknown fields, wrong values, jobs that need a job that is not there.
 */
export async function loadWorkflowSchema(): Promise<FindSchemaErrors> {
  const input = fileURLToPath(import.meta.resolve("@actions/workflow-parser"));
  const build = await rolldown({ input, platform: "node", tsconfig: false });
  const folder = mkdtempSync(join(tmpdir(), "kontor-workflow-"));
  try {
    const file = join(folder, "parser.mjs");
    await build.write({ file, format: "esm", codeSplitting: false });
    return useParser((await import(pathToFileURL(file).href)) as Parser);
  } finally {
    await build.close();
    rmSync(folder, { recursive: true });
  }
}

function useParser({ parseWorkflow, convertWorkflowTemplate, NoOperationTraceWriter }: Parser): FindSchemaErrors {
  return async (content) => {
    const { context, value } = parseWorkflow({ name: "workflow.yml", content }, new NoOperationTraceWriter());
    if (value) await convertWorkflowTemplate(context, value);
    return context.errors.getErrors().map(({ message }) => message);
  };
}
