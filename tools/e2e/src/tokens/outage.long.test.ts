import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { startRotatingServer, startTokenProcess, type Answer, type TokenProcess } from "./start-processes.ts";

let postgres: Postgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(async () => postgres.stop());

/** A server, a place for tokens, and processes that share them: each test has its own, as they wait at the same time. */
async function setUp(store: "a file" | "PostgreSQL" = "a file") {
  const folder = mkdtempSync(join(tmpdir(), "kontor-outage-"));
  const place = store === "a file" ? folder : await newDatabase();
  const server = await startRotatingServer();
  const processes: TokenProcess[] = [];
  return {
    server,
    async start(count: number, speed = 1): Promise<TokenProcess[]> {
      const started = await Promise.all(
        Array.from({ length: count }, () => startTokenProcess(server.url, place, { speed })),
      );
      processes.push(...started);
      return started;
    },
    /** The content of the file. */
    kept: () =>
      JSON.parse(
        readFileSync(
          fileIn(folder, (name) => name.endsWith(".json")),
          "utf8",
        ),
      ) as Kept,
    /** Makes the lock look as if its holder were unheard of for a minute: so much has passed for the file. */
    ageLock() {
      const aMinuteAgo = Date.now() / 1000 - 61; // real time: a lock is as old as the file system says
      utimesSync(
        fileIn(folder, (name) => name.includes(".lock-")),
        aMinuteAgo,
        aMinuteAgo,
      );
    },
    [Symbol.asyncDispose]: async () => {
      for (const { child } of processes) child.kill("SIGKILL");
      server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** How many times as fast time passes for a process that looks at a lock for long. */
const FAST = 5;

interface Kept {
  value: string;
  refreshToken: string;
}

function fileIn(folder: string, isIt: (name: string) => boolean): string {
  return join(folder, readdirSync(folder).find(isIt)!);
}

async function newDatabase(): Promise<string> {
  const name = `outage_${randomUUID().replaceAll("-", "")}`;
  const client = new Client(postgres.url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return postgres.url.replace(/[^/]*$/, name);
}

/** A disk that takes not one byte more, for one process; and room again. */
const fill = ({ child }: TokenProcess) => execFileSync("prlimit", ["--pid", String(child.pid), "--fsize=0:"]);
const empty = ({ child }: TokenProcess) => execFileSync("prlimit", ["--pid", String(child.pid), "--fsize=unlimited:"]);
const until = async (isDone: () => boolean, act = async () => {}) => {
  while (!isDone()) {
    await act();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

test.concurrent("a full disk, then room again: the newest refresh token wins, in memory and in the store", async () => {
  await using world = await setUp();
  const { server, start, kept } = world;
  const [one] = (await start(1)) as [TokenProcess];
  await one.ask("get");
  fill(one);

  expect(await one.ask("renew")).toEqual({ token: "token-2" });
  expect(kept().refreshToken).toBe("refresh-1"); // spent
  expect(await one.ask("renew")).toEqual({ token: "token-3" }); // by the one in memory
  empty(one);
  await until(
    () => kept().refreshToken === "refresh-3",
    async () => void (await one.ask("get")),
  );
  const [other] = (await start(1)) as [TokenProcess];
  one.child.kill("SIGKILL");

  expect(await other.ask("renew")).toEqual({ token: "token-4" });
  expect(server.state.refused).toBe(0);
});

test.concurrent("a full disk, and the next renewal with room again uses the newest refresh token", async () => {
  await using world = await setUp();
  const { server, start, kept } = world;
  const [one] = (await start(1)) as [TokenProcess];
  await one.ask("get");
  fill(one);
  await one.ask("renew");
  empty(one);

  expect(await one.ask("renew")).toEqual({ token: "token-3" });
  expect(kept()).toMatchObject({ value: "token-3", refreshToken: "refresh-3" });
  expect(server.state.refused).toBe(0);
});

test.concurrent.each(["a file", "PostgreSQL"] as const)(
  "while the endpoint is down, and then while it hangs, every process is served the token that lives, to its end: eight with %s",
  async (store) => {
    await using world = await setUp(store);
    const { server, start } = world;
    server.state.expiresIn = 61; // it is due after a second, and lives for a minute more
    const all = await start(8);
    const askAll = () => Promise.all(all.map((each) => each.ask("get")));
    await all[0]!.ask("get");
    for (const how of ["down", "hangs"] as const) {
      server.state.how = how; // from here on there is no newer token
      const before = server.state.calls;
      let served: Answer[] = [];
      await until(
        () => new Set(served.map(({ token }) => token)).size === 1,
        async () => void (served = await askAll()),
      );
      await new Promise((resolve) => setTimeout(resolve, 1_500)); // by now it is due

      const answers: Answer[] = [];
      for (let round = 0; round < 5; round += 1) answers.push(...(await askAll()));
      await until(
        () => server.state.calls > before,
        async () => void (await all[0]!.ask("get")),
      );

      expect(answers).toEqual(Array(40).fill({ token: expect.stringMatching(/^token-/) as string }));
      expect(new Set(answers.map(({ token }) => token))).toEqual(new Set([served[0]!.token]));
      expect(server.state.calls - before).toBeLessThanOrEqual(4); // together, not eight times each
      if (how === "hangs") return;
      server.state.how = "well";
      await until(
        () => served[0]!.token !== answers[0]!.token,
        async () => void (served = [await all[0]!.ask("get")]),
      );
    }
  },
);

/** Asks for another token until the server has a call of it: where the machine is busy, its store may not answer in time. Gives the last answer. */
async function renewUntil(called: Promise<void>, { ask }: TokenProcess): Promise<{ answer: Promise<Answer> }> {
  for (;;) {
    const answer = ask("renew");
    const came = await Promise.race([called, answer]);
    if (!came) return { answer };
    if (came.error) throw new Error(`no token call was made: ${came.error}`);
  }
}

describe("a lock holder that stands still (SIGSTOP)", () => {
  /** A process that is stopped in the middle of its token call. */
  async function stopped({ server, start }: Awaited<ReturnType<typeof setUp>>) {
    const [holder] = (await start(1)) as [TokenProcess];
    await holder.ask("get");
    server.state.how = "hangs";
    const isCalling = new Promise<void>((resolve) => (server.state.onCall = resolve));
    const { answer } = await renewUntil(isCalling, holder);
    holder.child.kill("SIGSTOP");
    server.state.onCall = () => {};
    server.state.how = "well";
    return { holder, answer };
  }

  test.concurrent.each(["a file", "PostgreSQL"] as const)("blocks nobody beyond a bound: %s", async (store) => {
    await using world = await setUp(store);
    await stopped(world);
    const others = await world.start(3);

    const living = await Promise.all(others.map((each) => each.ask("get")));
    const renewed = await Promise.all(others.map((each) => each.ask("renew"))); // who is refused has nothing better

    expect(living).toEqual(Array(3).fill({ token: "token-1" }));
    expect(renewed).toEqual(Array(3).fill({ token: "token-1" })); // within the bound, or this test does not end
  });

  test.concurrent("is taken over from after 60 s, and may not write over what came then: a file", async () => {
    await using world = await setUp();
    const { server, start, kept, ageLock } = world;
    const { holder, answer } = await stopped(world);
    const [other] = (await start(1, FAST)) as [TokenProcess];

    const early = await other.ask("renew");
    ageLock();
    let late = await other.ask("renew");
    await until(
      () => late.token !== "token-1",
      async () => void (late = await other.ask("renew")),
    );
    server.state.how = "well";
    holder.child.kill("SIGCONT");
    await answer;

    expect(early).toEqual({ token: "token-1" });
    expect(["token-3", "token-4"]).toContain(late.token); // taken over, and perhaps renewed once more since
    expect(kept()).toMatchObject({ value: late.token, refreshToken: server.state.refreshToken });
    expect(server.state.refused).toBe(0);
  });

  test.concurrent("whose refresh token the server had taken heals the store when it wakes up", async () => {
    await using world = await setUp();
    const { server, start, kept, ageLock } = world;
    const [holder] = (await start(1)) as [TokenProcess];
    await holder.ask("get");
    const isStopped = new Promise<void>((resolve) => {
      server.state.onCall = () => {
        holder.child.kill("SIGSTOP"); // the server takes the token, and its answer is not read
        resolve();
      };
    });
    const { answer } = await renewUntil(isStopped, holder);
    server.state.onCall = () => {};
    ageLock();
    const [other] = (await start(1, FAST)) as [TokenProcess];
    let refused = await other.ask("renew");
    await until(
      () => refused.error !== undefined,
      async () => void (refused = await other.ask("renew")),
    );
    holder.child.kill("SIGCONT");
    await answer;

    expect(refused.error).toContain("400 invalid_grant");
    expect(await answer).toEqual({ token: "token-2" });
    await until(
      () => kept().refreshToken === "refresh-2",
      async () => void (await holder.ask("get")),
    );
    expect(kept().value).toBe("token-2");
  });
});
