import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startPostgres } from "@kontor/testing/postgres";
import type { Change } from "../plan/effect.ts";
import { buildEnvironment } from "../tree/environment.ts";
import { isPlayed, owners, type StoreKind } from "./find-changed.ts";
import { compareHandedOver, countTogether } from "./hand-over.ts";

interface Answer {
  problems?: string[];
  /** The place that the other process has to visit before this one goes on. */
  visit?: string;
  taken?: true;
  failed?: true;
  isWaiting?: boolean;
}

interface Player extends AsyncDisposable {
  send(command: object): void;
  hear(): Promise<Answer>;
}

/**
 * Lets processes of two trees use the same files and the same PostgreSQL, in three orders: the earlier version is running when the later one comes; the
 * later one was there first; the later one finds the stores of the earlier one. Each time one of them has to pass the conformance cases of its own
 * version.
 *
 * @param kinds The kinds of stores to play.
 * @returns The changes by the name of the package.
 */
export async function compareStores(
  before: string,
  after: string,
  kinds: readonly StoreKind[],
): Promise<Map<string, Change[]>> {
  const folder = mkdtempSync(join(tmpdir(), "kontor-stores-"));
  const postgres = await startPostgres();
  try {
    await using earlier = startPlayer(before, folder, postgres.url);
    await using later = startPlayer(after, folder, postgres.url);
    const found: Found[] = [];
    for (const kind of kinds.filter(isPlayed)) {
      const running = "a process of the earlier version cannot go on when the later one has come";
      found.push(...(await prove(kind, earlier, later, "after", running)));
      found.push(
        ...(await prove(kind, earlier, later, "before", "the earlier version cannot use the stores of the later one")),
      );
      found.push(
        ...(await prove(kind, later, earlier, "before", "the later version cannot use the stores of the earlier one")),
      );
    }
    found.push(...(await proveData(kinds, before, after, { folder, url: postgres.url })));
    if (kinds.includes("tokens")) found.push(...(await proveLock(earlier, later)));
    return Map.groupBy(found, ({ name }) => name) as Map<string, Change[]>;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Data that one version has written means the same to the other one, and tokens in files have one lock for both. */
async function proveData(
  kinds: readonly StoreKind[],
  before: string,
  after: string,
  given: { folder: string; url: string },
): Promise<Found[]> {
  const at = () => ({ ...given, place: `place${(places += 1)}` });
  const forth = await compareHandedOver(before, after, kinds, at());
  const back = await compareHandedOver(after, before, kinds, at());
  const tell = (kind: StoreKind, reason: string): Found => ({
    ...{ name: owners[kind], effect: "major", at: `the ${kind}` },
    reason,
  });
  const found = kinds.flatMap((kind) => [
    ...(forth.has(kind)
      ? [tell(kind, `the later version does not read what the earlier one wrote: ${forth.get(kind)}`)]
      : []),
    ...(back.has(kind)
      ? [tell(kind, `the earlier version does not read what the later one wrote: ${back.get(kind)}`)]
      : []),
  ]);
  const isSame = !forth.has("token files") && !back.has("token files");
  const wrong = kinds.includes("token files") && isSame && (await countTogether(before, after, at()));
  return wrong ? [...found, tell("token files", wrong)] : found;
}

type Found = Change & { name: string };

let places = 0;

async function prove(
  kind: StoreKind,
  player: Player,
  other: Player,
  order: "before" | "after",
  problem: string,
): Promise<Found[]> {
  player.send({ do: "prove", kind, place: `place${(places += 1)}`, order });
  let answer = await player.hear();
  for (; answer.visit; answer = await player.hear()) {
    other.send({ do: "visit", kind, place: answer.visit });
    await other.hear(); // a problem of its own shows where it proves
    player.send({ go: true });
  }
  const told = (answer.problems ?? []).map((what) => `${problem}: ${what}`);
  return told.map((reason) => ({ name: owners[kind], effect: "major", at: `the ${kind}`, reason }));
}

/** A token is renewed by one process at a time, whichever version it has. */
async function proveLock(holder: Player, taker: Player): Promise<Found[]> {
  const place = `place${(places += 1)}`;
  holder.send({ do: "hold", place });
  await holder.hear();
  taker.send({ do: "take", place });
  await taker.hear();
  let isTaken: boolean | undefined;
  const taken = taker.hear().then((answer) => {
    isTaken = answer.taken === true;
  });
  let isWaiting = false;
  while (isTaken === undefined && !isWaiting) {
    holder.send({ do: "look", place });
    isWaiting = (await holder.hear()).isWaiting === true; // PostgreSQL knows who waits for a lock
  }
  const isAtTheSameTime = isTaken === true;
  holder.send({ do: "release" });
  await Promise.all([taken, holder.hear()]);
  if (!isAtTheSameTime) return [];
  const reason = "two versions renew one token at the same time, because they take different locks";
  return [{ name: "@kontor/auth", effect: "major", at: "the lock of a token in postgres", reason }];
}

function startPlayer(tree: string, folder: string, url: string): Player {
  const program = join(tree, `tools/e2e/src/play-stores-${randomUUID()}.program.ts`); // where it finds the packages of its tree
  copyFileSync(new URL("play.program.ts", import.meta.url), program);
  const args = ["--conditions=@kontor/source", "--no-warnings", program, folder, url];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"], env: buildEnvironment(tree) });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, "close");
  return {
    send: (command) => void child.stdin.write(`${JSON.stringify(command)}\n`),
    async hear() {
      const { value, done } = await lines.next();
      if (done) throw new Error(`Cannot use the stores of ${tree}: its program ended`);
      return JSON.parse(value) as Answer;
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
      rmSync(program, { force: true });
    },
  };
}
