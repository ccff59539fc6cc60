/**
 * `pnpm bench start`: follows the start guide literally, in an empty folder, with the packages from a local registry, and times it until the log of
 * the sandbox has the acknowledgement of the first event.
 *
 * It starts a registry on a free port, publishes the packed packages there, reads the commands and files out of `start.mdx`, and runs them with an
 * empty cache of npm. It fails if the guide needs more than five commands, if a command fails, or if the event is not acknowledged. The guide names
 * the port of the sandbox, which must be free. Ctrl+C ends all that was started. Only the registry's program stays, in `~/.cache/kontor`.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { showFigures } from "../measure/report.ts";
import { start } from "./figures.ts";
import { publishAll } from "@kontor/release/registry/publish";
import { buildReaderEnvironment } from "@kontor/release/registry/reader-environment";
import { startRegistry } from "@kontor/release/registry/start";
import { waitForAcknowledgement } from "@kontor/release/guide/acknowledgement";
import { checkAddressIsFree } from "@kontor/release/guide/address";
import { followGuide } from "@kontor/release/guide/follow";
import { readSteps } from "@kontor/release/guide/steps";

const docs = new URL("../../../../packages/docs/src/", import.meta.url);
const steps = readSteps({
  guide: readFileSync(new URL("content/docs/start.mdx", docs), "utf8"),
  heading: "Start in five minutes from an empty folder",
  readSample: (file) => readFileSync(new URL(`samples/${file}`, docs), "utf8"),
});
const interruption = new AbortController();
const { signal } = interruption;
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => interruption.abort());

try {
  await measure();
} catch (error) {
  console.error(signal.aborted ? "Stopped." : error instanceof Error ? error.message : error);
  process.exitCode = signal.aborted ? 130 : 1;
}

async function measure(): Promise<void> {
  const lines = steps.flatMap((step) => (step.kind === "command" ? [step.line] : []));
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(lines.join("\n")) ?? [];
  if (!address) throw new Error("Cannot follow the guide as a command must name the address of the sandbox");
  await checkAddressIsFree(address);

  await using registry = await startRegistry({ signal });
  const packages = await publishAll(registry, { signal });
  await using folders = new AsyncDisposableStack();
  const root = mkdtempSync(join(tmpdir(), "kontor-start-"));
  folders.defer(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  const [folder, cache] = [join(root, "reader"), join(root, "cache")];
  mkdirSync(folder);

  const course = await followGuide({
    steps,
    folder,
    env: buildReaderEnvironment({ registry: registry.url, cache }),
    address,
    waitForAcknowledgement: () => waitForAcknowledgement(address, { signal }),
    signal,
  });
  for (const { line, seconds } of course.commands)
    console.log(`${seconds.toFixed(2).padStart(7)} s  ${line.replace(/\s*\\\n\s*/g, " ")}`);
  const install = course.commands.find(({ line }) => /^npm (i|install) /.test(line));
  showFigures(start, {
    "packages in the local registry": packages,
    "commands that the reader types": course.commands.length,
    "the install, with an empty cache": install?.seconds ?? Number.NaN,
    "from the first command to the acknowledged event": course.seconds,
    "the event is acknowledged": Number(course.isAcknowledged),
  });
}
