import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { prepareFile, runInbox } from "../../inbox/fixtures/prepare.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-resume-"));
const file = await prepareFile(join(folder, "events.db"));
afterAll(() => rmSync(folder, { recursive: true }));

test("resume gives a parked seller its turn, and names the parked ones if it is another", async () => {
  expect((await runInbox(["resume", "4712", "--file", file])).said).toBe("✔ Seller 4712 goes on\n");

  await expect(runInbox(["resume", "4712", "--file", file])).rejects.toMatchObject({
    exitCode: 1,
    message: "Cannot resume seller 4712 as it is not parked; parked: 4714",
  });
});
