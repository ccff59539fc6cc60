import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { demo } from "@kontor/sandbox";
import { waitUntil } from "@kontor/testing/wait-until";
import { expect, test } from "vitest";
import { openStage } from "../fixtures/kontor.ts";

const CANARY = "pl4nted";
const planted = {
  KONTOR_CLIENT_SECRET: `${CANARY}-1`,
  KONTOR_API_KEY: `${CANARY}-2`,
  PGPASSWORD: `${CANARY}-3`,
  KONTOR_INBOX_TO: `postgres://kontor:${CANARY}-4@db.example/shop`,
};
const secret = new RegExp(`${CANARY}|${demo.refreshToken}`);

/** Lists a process and all that it has started, as Linux tells it. */
function listProcesses(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    try {
      const [, parent] = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, "utf8")) ?? [];
      parents.set(Number(name), Number(parent));
    } catch {} // It has ended meanwhile.
  }
  const all = [root];
  for (const each of all) for (const [pid, parent] of parents) if (parent === each) all.push(pid);
  return all;
}

test.runIf(process.platform === "linux")(
  "no secret is in the list of processes, in what a started program gets, in a report of a crash, or in a file",
  async () => {
    await using stage = await openStage();
    const { run, trigger, readNotes, folder } = stage;
    mkdirSync(join(folder, "reports"));
    trigger("1", { says: "hang" });
    const { child, ended, complained } = run("exec kontor events run --file events.db --debug -- sh resident.sh", {
      env: {
        ...planted,
        HOME: folder,
        XDG_CONFIG_HOME: join(folder, "config"),
        NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --report-on-signal --report-directory=${join(folder, "reports")}`,
      },
    });
    await waitUntil(() => expect(readNotes()).toHaveLength(1));

    const pids = listProcesses(child.pid!);
    child.kill("SIGUSR2"); // Node writes the report that it would write at a crash.
    await waitUntil(() => expect(readdirSync(join(folder, "reports"))).toHaveLength(1));

    expect(pids.length).toBeGreaterThanOrEqual(3); // Kontor, its guard, and the program.
    for (const pid of pids) expect(readFileSync(`/proc/${pid}/cmdline`, "utf8")).not.toMatch(secret);
    for (const pid of pids.slice(1)) expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toMatch(secret);
    child.kill("SIGINT");
    await waitUntil(() => expect(complained()).toContain("Stopping"));
    child.kill("SIGINT");
    const { stdout, stderr } = await ended;
    expect(stdout + stderr).not.toMatch(secret);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    );
    expect(files.join()).toMatch(/events\.db.*reports\/report\./);
    for (const name of files)
      expect([name, secret.test(readFileSync(join(folder, name), "latin1"))]).toEqual([name, false]);
    expect(files.filter((name) => /history/.test(name))).toEqual([]);
  },
);
