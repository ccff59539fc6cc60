import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { waitForAcknowledgement } from "../guide/acknowledgement.ts";
import { followGuide, type Course } from "../guide/follow.ts";
import { readSteps, type Step } from "../guide/steps.ts";
import { buildReaderEnvironment } from "../registry/reader-environment.ts";

/** The start guide of a copy of the repository, and the address that it names for the sandbox. */
export interface Guide {
  steps: Step[];
  address: string;
}

/** Reads the start guide in `root`. @throws {Error} If no command names the address of the sandbox. */
export function readGuide(root: string): Guide {
  const docs = join(root, "packages/docs/src");
  const steps = readSteps({
    guide: readFileSync(join(docs, "content/docs/start.mdx"), "utf8"),
    heading: "Start in five minutes from an empty folder",
    readSample: (file) => readFileSync(join(docs, "samples", file), "utf8"),
  });
  const lines = steps.flatMap((step) => (step.kind === "command" ? [step.line] : []));
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(lines.join("\n")) ?? [];
  if (!address) throw new Error("Cannot follow the guide as a command must name the address of the sandbox");
  return { steps, address };
}

/** Follows the guide in an empty folder. @throws {Error} If a command fails, or the event is not acknowledged. */
export async function runGuide(
  { steps, address }: Guide,
  options: { folder: string; registry: string; signal: AbortSignal },
): Promise<Course> {
  const { folder, registry, signal } = options;
  mkdirSync(folder);
  const course = await followGuide({
    steps,
    folder,
    env: buildReaderEnvironment({ registry }),
    address,
    waitForAcknowledgement: () => waitForAcknowledgement(address, { signal }),
    signal,
  });
  if (!course.isAcknowledged)
    throw new Error("Cannot finish the guide as the event must be acknowledged: got one that is not");
  return course;
}
