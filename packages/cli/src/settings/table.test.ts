import { expect, test } from "vitest";
import { listProfileKeys } from "./table.ts";

test("a secret of a profile may stand there, in a file, or be printed by a command", () => {
  expect(listProfileKeys()).toEqual(
    expect.arrayContaining(["tenant", "apiKey", "apiKeyFile", "apiKeyCommand", "inboxCommand"]),
  );
  expect(listProfileKeys()).not.toContain("tenantFile");
});
