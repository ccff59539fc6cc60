import { parse } from "yaml";

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

interface Job {
  permissions?: Record<string, string>;
  environment?: string;
  "timeout-minutes"?: number;
  steps: Step[];
}

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

/**
 * Finds what makes a workflow that publishes unsafe, or fail.
 *
 * @param text The YAML of the workflow. Its lines are read too, because comments stand beside what they explain.
 * @param scripts The names of the scripts of package.json.
 * @returns One sentence for each problem.
 */
export function findWorkflowProblems(text: string, scripts: ReadonlySet<string>): string[] {
  const { permissions, jobs } = parse(text) as Workflow;
  const problems: string[] = [];
  if (Object.keys(permissions ?? { all: "write" }).length > 0)
    problems.push("The workflow must give no permission to all jobs.");
  for (const [name, job] of Object.entries(jobs)) {
    const rights = job.permissions ?? {};
    if (!job["timeout-minutes"]) problems.push(`The job ${name} must have a time limit.`);
    if (rights["id-token"] && (job.environment === undefined || rights["contents"] !== "read"))
      problems.push(`The job ${name} may publish, so it must have an environment and may only read the contents.`);
    const commands = job.steps.flatMap((step) => [step.run ?? [], (step.with?.["version"] as string) ?? []].flat());
    for (const [, script = ""] of commands.flatMap((command) => [...command.matchAll(/npm run (?:-s )?([\w:]+)/g)]))
      if (!scripts.has(script)) problems.push(`The job ${name} runs ${script}, which package.json has not.`);
  }
  for (const line of text.split("\n").filter((each) => /\buses: /.test(each)))
    if (!/@[0-9a-f]{40} # v\d/.test(line) && !/@v\d+ # a major tag: /.test(line))
      problems.push(`An action must be pinned by its commit, or say why not: ${line.trim()}`);
  return problems;
}
