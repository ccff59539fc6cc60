import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { waitUntil } from "@kontor/testing/wait-until";
import { expect, test } from "vitest";

const PROGRAM = `
import { spawn } from "node:child_process";
const { startOrphanGuard } = await import(${JSON.stringify(new URL("orphan-guard.ts", import.meta.url).href)});
const guard = startOrphanGuard();
const [first, second] = [1, 2].map(() => spawn("sleep", ["60"], { detached: true, stdio: "ignore" }).pid);
guard.add(first);
guard.add(second);
guard.remove(first);
process.stdout.write(first + " " + second);
setInterval(() => {}, 1000);
`;

const isRunning = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
};

test.runIf(process.platform === "linux")("the processes that it knows end with a program that is killed", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  const [forgotten, known] = String(said).split(" ").map(Number) as [number, number];

  child.kill("SIGKILL");

  await waitUntil(() => expect(isRunning(known)).toBe(false));
  expect(isRunning(forgotten)).toBe(true);
  process.kill(forgotten, "SIGKILL");
});
