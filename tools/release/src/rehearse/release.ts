import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "@kontor/testing/postgres";
import { buildReaderEnvironment } from "../registry/reader-environment.ts";
import { checkAddressIsFree } from "../guide/address.ts";
import { publishTarballs } from "../registry/publish-tarballs.ts";
import { startRegistry } from "../registry/start.ts";
import { readGuide, runGuide } from "./guide.ts";
import type { Options } from "./options.ts";
import { buildPackages, buildOldVersion, type Packed } from "./pack.ts";
import { applyChangesets, createCopy } from "./prepare.ts";
import { createSteps, type Steps } from "./steps.ts";
import { dropWayBack, planDatabaseMoves, planFileMoves, type Move } from "./upgrade/moves.ts";
import { createProject } from "./upgrade/project.ts";
import { checkReport, describeReport } from "./upgrade/report.ts";
import { playUpgrade } from "./upgrade/upgrade.ts";
import { openDatabaseWatch, openFileWatch, type WatchedStore } from "./upgrade/stores.ts";

const OLD = "0.0.0-base"; // lower than every version that is released

interface Rehearsal extends Options {
  /** The repository. */
  root: string;
  /** An empty folder for everything else. */
  folder: string;
  signal: AbortSignal;
}

/** Rehearses a release, and tells each step. @throws {Error} At the first step that fails. */
export async function playRelease(options: Rehearsal): Promise<void> {
  const { root, folder, from, to, signal } = options;
  const startedAt = performance.now();
  const steps = createSteps();
  const { run } = steps;

  const next = await run(`copies ${to} and installs its dependencies without the network`, () =>
    createCopy({ root, commit: to, folder: join(folder, "next"), signal }),
  );
  const guide = readGuide(next.folder);
  await checkAddressIsFree(guide.address);
  await run("applies the changesets", () => applyChangesets(next), describeVersions);

  await using registry = await run("starts a registry", () => startRegistry({ signal }));
  const env = { ...buildReaderEnvironment({ registry: registry.url }), npm_config_userconfig: registry.npmrc };
  const publish = (name: string, packed: Packed, flags: string[]) =>
    run(
      `publishes the ${name} version`,
      () => publishTarballs(packed.files, { folder: packed.folder, env, signal, flags }),
      ({ published }) => published.join(", "),
    );
  const old = { root, commit: from, version: OLD, work: folder, cache: join(root, ".cache/rehearsal"), signal };
  const oldPacked = await run(`builds and packs ${from}, the old version`, () => buildOldVersion(old), describePacked);
  await publish("old", oldPacked, ["--tag", "base"]); // the tag `latest` is for the new one
  const newPacked = await run(
    "builds and packs the new version",
    () => buildPackages(next, join(folder, "new")),
    describePacked,
  );
  await publish("new", newPacked, []);

  const reader = { folder: join(folder, "reader"), registry: registry.url, signal };
  await run(
    "follows the start guide in an empty folder",
    () => runGuide(guide, reader),
    ({ commands }) => `${commands.length} commands, the event is acknowledged`,
  );
  const projects = { old: join(folder, "integration-old"), new: join(folder, "integration-new") };
  for (const [name, version] of [
    ["old", OLD],
    ["new", "latest"],
  ] as const)
    await run(
      `installs the integration with the ${name} packages`,
      () => createProject({ folder: projects[name], version, registry: registry.url, signal }),
      (installed) => installed,
    );
  await playUpgrades(options, projects, steps);
  steps.note(`All in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s.`);
}

async function playUpgrades(options: Rehearsal, projects: { old: string; new: string }, steps: Steps): Promise<void> {
  const play = async (name: string, title: string, watched: WatchedStore, moves: Move[]) => {
    const folder = join(options.folder, name);
    mkdirSync(folder);
    const given = options.isUpgradeOnly ? dropWayBack(moves) : moves;
    const { signal } = options;
    const work = () => playUpgrade({ folder, moves: given, watched, projects, tell: steps.note, signal });
    await steps
      .run(`${title} is upgraded${options.isUpgradeOnly ? "" : " and set back"}`, work, describeReport)
      .then(checkReport);
  };
  await using file = openFileWatch(join(options.folder, "events.db"));
  await play("on-file", "an integration on a file", file, planFileMoves(options.events));
  await using stack = new AsyncDisposableStack();
  const postgres = stack.adopt(await startPostgres(), (started) => started.stop());
  const database = stack.use(openDatabaseWatch(postgres.url));
  await play("on-database", "one of two processes on PostgreSQL", database, planDatabaseMoves(options.events));
}

function describeVersions(versions: ReadonlyMap<string, string[]>): string {
  return [...versions].map(([version, names]) => `${version} of ${names.length} packages`).join(", ");
}

function describePacked({ files, isKept }: Packed): string {
  return `${files.length} packages${isKept ? ", from an earlier rehearsal" : ""}`;
}
