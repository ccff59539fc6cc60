import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, demo } from "@kontor/sandbox";
import { dataFile } from "@kontor/sandbox/server";
import { PAGE, type QueuePlayer } from "@kontor/testing/queue-model";

/** Makes a sandbox that plays the commands of the queue model over its `fetch`, with its data in a file. */
export async function createSandboxPlayer(): Promise<QueuePlayer & AsyncDisposable> {
  const folder = mkdtempSync(join(tmpdir(), "kontor-queue-"));
  const start = () =>
    createSandbox({
      startAt: new Date("2026-02-11T08:00:00Z"),
      storage: dataFile(join(folder, "sandbox.db")),
      assumptions: {
        pageSize: PAGE,
        tokenLifetimeMs: { channel: 1e12, erp: 1e12 },
        quotas: { Events_List: null, Events_Acknowledge: null },
      },
    });
  let sandbox = start();
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) };
  const answer = (await (await sandbox.fetch("https://x/v1/auth", exchange)).json()) as { authToken: string };
  const headers = { authorization: `Bearer ${answer.authToken}`, "content-type": "application/json" };
  return {
    trigger: () => sandbox.trigger("Seller:New.Type", {}),
    async poll() {
      const response = await sandbox.fetch("https://x/v1/channel/event", { headers });
      return ((await response.json()) as { eventList: { id: string }[] }).eventList.map(({ id }) => id);
    },
    async acknowledge(ids, isLost) {
      if (isLost) sandbox.addFault({ kind: "lost-answer", operation: "Events_Acknowledge" });
      const body = JSON.stringify({ eventIdList: ids });
      await sandbox.fetch("https://x/v1/channel/event", { method: "DELETE", headers, body }).catch(() => {});
      if (isLost) sandbox.clearFaults();
    },
    advance: (ms) => sandbox.advance(ms),
    timeOut: (id) => sandbox.timeOutEvent(id),
    restart() {
      sandbox[Symbol.dispose]();
      sandbox = start();
    },
    states: () => sandbox.events().map(({ state }) => state),
    async [Symbol.asyncDispose]() {
      sandbox[Symbol.dispose]();
      rmSync(folder, { recursive: true });
    },
  };
}
