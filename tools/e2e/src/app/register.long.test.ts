import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RegistrationResult } from "@kontor/app";
import { startSandboxServer, type SandboxServer } from "@kontor/sandbox/server";
import { expect, test } from "vitest";
import { bundleProgram } from "../processes/bundle-program.ts";

const program = await bundleProgram(join(import.meta.dirname, "register.program.ts"));

interface Run {
  outcome: RegistrationResult | undefined;
  points: string[];
  output: string;
}

/** One run; the ERP user accepts at the second look. */
async function run({ erpUrl, sandbox }: SandboxServer, folder: string, killAt?: number): Promise<Run> {
  const child = fork(program, [erpUrl, folder, String(killAt ?? "")], { execArgv: [], silent: true });
  const result: Run = { outcome: undefined, points: [], output: "" };
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (chunk: Buffer) => (result.output += chunk.toString()));
  child.on("message", (message: { name?: string; outcome?: RegistrationResult; step?: { step: string } }) => {
    if (message.name) result.points.push(message.name);
    if (message.outcome) result.outcome = message.outcome;
    if (message.step?.step !== "waiting") return;
    const waiting = sandbox.registrations().find(({ status }) => status === "pending");
    if (waiting) sandbox.decideRegistration(waiting.id, { accept: true });
    if (child.connected) child.send("decided", () => {}); // it may be dead by now
  });
  await once(child, "close");
  return result;
}

const looksThatShowedAKey = ({ sandbox }: SandboxServer) =>
  sandbox.rows("registrations").filter(({ status, answeredAt }) => status === 2 && answeredAt !== undefined).length;

test("killed after every request and every write: the key is saved, or it is KeyLost in the one window", async () => {
  const endings: Record<string, string> = {};
  for (let killAt = 1; ; killAt += 1) {
    await using server = await startSandboxServer();
    const folder = mkdtempSync(join(tmpdir(), "kontor-crash-register-"));
    const killed = await run(server, folder, killAt);
    const second = killed.outcome ? undefined : await run(server, folder);
    const { outcome } = second ?? killed;
    const keyPath = join(folder, "key");
    const key = existsSync(keyPath) ? readFileSync(keyPath, "utf8").trim() : undefined;
    if (second) endings[`${killAt} ${killed.points.at(-1)}`] = outcome!.outcome;

    expect(looksThatShowedAKey(server)).toBe(1); // never shown twice
    // killed between the request and its being noted it asks again: nobody can tell whether it arrived
    const isOrphaned = killed.points.at(-2) === "after request" || killed.points.at(-1) === "after request";
    const before = killed.points.length <= 5;
    expect(server.sandbox.registrations()).toHaveLength(isOrphaned && before && second ? 2 : 1);
    expect(outcome!.outcome === "registered").toBe(key !== undefined);
    const made = server.sandbox.snapshot().tables.apiKeys?.map(([each]) => each) ?? [];
    if (key !== undefined) expect(made).toContain(key);
    const said = `${killed.output}${second?.output ?? ""}${readFileSync(join(folder, "progress.json"), "utf8")}`;
    for (const canary of made) expect(said).not.toContain(canary); // those that were lost too
    rmSync(folder, { recursive: true });
    if (!second) break; // it came to its end: every point was tried
  }
  const lost = Object.entries(endings).filter(([, outcome]) => outcome !== "registered");

  expect(Object.keys(endings).length).toBeGreaterThanOrEqual(10);
  expect(lost.map(([point, outcome]) => [point.replace(/^\d+ /, ""), outcome])).toEqual([
    ["after request", "key-lost"], // the answer with the key is here, and nothing was done with it yet
    ["before saveKey", "key-lost"],
  ]);
});
