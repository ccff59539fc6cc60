import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom } from "@kontor/testing/random";
import { bundleProgram } from "../processes/bundle-program.ts";

const program = await bundleProgram(join(import.meta.dirname, "shared.program.ts"));

interface Answer {
  ready?: boolean;
  token?: string;
  tookMs?: number;
  error?: string;
}

/** An authorization server; `isRotating`: every refresh token works once and comes with a successor. */
async function startServer(isRotating: boolean) {
  const seen = { calls: 0, refused: 0 };
  let refreshToken = "refresh-0";
  let issued = 0;
  const server: Server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      seen.calls += 1;
      const given = new URLSearchParams(body).get("refresh_token");
      const isGood = given === refreshToken;
      if (!isGood) seen.refused += 1;
      issued += 1;
      if (isGood && isRotating) refreshToken = `refresh-${issued}`;
      const answer = isGood
        ? {
            access_token: `token-${issued}`,
            token_type: "bearer",
            expires_in: 3600,
            ...(isRotating && { refresh_token: refreshToken }),
          }
        : { error: "invalid_grant" };
      // time enough for all others to come, and for whoever asks to be killed
      setTimeout(
        () =>
          response.writeHead(isGood ? 200 : 400, { "content-type": "application/json" }).end(JSON.stringify(answer)),
        10,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { seen, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** `place`: a folder, or the address of a PostgreSQL. */
function startWorker(url: string, place: string): { child: ChildProcess; ready: Promise<Answer> } {
  const child = fork(program, [url, place], { execArgv: ["--no-deprecation"] });
  return { child, ready: answerOf(child) };
}

function answerOf(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve) => {
    const ended = () => resolve({ error: "it ended" });
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as Answer);
    });
  });
}

/** Where the processes keep their tokens: a file, or a PostgreSQL that nobody has used yet. */
interface Place {
  /** Address of the PostgreSQL. Default: a folder of its own. */
  postgres?: string | undefined;
}

/** Processes that share one store: all have their token refused at once, and get another, round after round. */
export async function playRounds({ processes, rounds, postgres }: { processes: number; rounds: number } & Place) {
  const folder = mkdtempSync(join(tmpdir(), "kontor-shared-"));
  const { seen, server, url } = await startServer(true);
  const workers = Array.from({ length: processes }, () => startWorker(url, postgres ?? folder));
  const problems: string[] = [];
  try {
    await Promise.all(workers.map(({ ready }) => ready));
    const calls: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = seen.calls;
      const answers = workers.map(({ child }) => answerOf(child));
      for (const { child } of workers) child.send("round");
      const got = await Promise.all(answers);
      const tokens = new Set(got.map(({ token, error }) => token ?? error));
      if (tokens.size !== 1) problems.push(`round ${round}: ${[...tokens].join(", ")}`);
      calls.push(seen.calls - before);
    }
    return { rounds, processes, calls, refused: seen.refused, problems };
  } finally {
    for (const { child } of workers) child.kill("SIGKILL");
    server.close().closeAllConnections();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Kills whoever renews with `kill -9` at a seeded time, and has the next one get a token. */
export async function killHolders({ kills, seed, postgres }: { kills: number; seed: number } & Place) {
  const folder = mkdtempSync(join(tmpdir(), "kontor-shared-"));
  const { seen, server, url } = await startServer(false);
  const took: number[] = [];
  const problems: string[] = [];
  const random = createRandom(seed);
  let next = startWorker(url, postgres ?? folder);
  await next.ready;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const victim = startWorker(url, postgres ?? folder);
      await victim.ready;
      victim.child.send("round"); // finds a token, or renews
      await answerOf(victim.child);
      victim.child.send("round"); // has it refused: renews now
      await new Promise((resolve) => setTimeout(resolve, random() * 20)); // the time of the kill is the claim
      const ended = new Promise((resolve) => victim.child.once("exit", resolve));
      victim.child.kill("SIGKILL");
      await ended;
      const startedAt = Date.now();
      const answer = answerOf(next.child);
      next.child.send("round");
      const { token, error } = await answer;
      took.push(Date.now() - startedAt);
      if (!token) problems.push(`kill ${kill}: ${error}`);
      if (kill % 20 === 19) {
        next.child.kill("SIGKILL"); // a fresh one reads the store from its start
        next = startWorker(url, postgres ?? folder);
        await next.ready;
      }
    }
    return { kills, slowestMs: Math.max(...took), calls: seen.calls, problems };
  } finally {
    next.child.kill("SIGKILL");
    server.close().closeAllConnections();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
