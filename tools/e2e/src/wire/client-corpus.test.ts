import { expect, test } from "vitest";
import { clientCorpus } from "./client-corpus.ts";
import { prepareSandbox } from "../operations/valid-calls.ts";

const { sandbox, calls } = await prepareSandbox();
const prepared = sandbox.snapshot();
const pathOf = (id: string) => calls.get(id)!.path;
const headersOf = {
  open: {},
  channel: calls.get("Self_Get")!.headers,
  seller: calls.get("SellerEvents_List")!.headers,
};
const reportId = pathOf("Reports_Complete").split("/").at(-2)!;
const session = new URLSearchParams(pathOf("Sellers_GetSignupSession").split("?")[1]).get("session")!;

test.each(clientCorpus)("$generation: $name", async ({ from, method, path, headers, body, status, holds }) => {
  sandbox.restore(prepared);

  const response = await sandbox.fetch(
    `https://sandbox.test${path.replace("REPORT", reportId).replace("SIGNUP", session)}`,
    { method, headers: { ...headersOf[from], ...headers }, ...(body !== undefined && { body }) },
  );
  const answer = await response.text();

  expect([response.status, answer]).toEqual([status, expect.not.stringContaining(status < 400 ? '"errorList"' : "<")]);
  if (status >= 400)
    for (const { code } of (JSON.parse(answer) as { errorList: { code: string }[] }).errorList)
      expect(code).toMatch(/^[A-Z]{3}\d{3}$/);
  if (holds) expect(sandbox.rows(holds[0])).toContainEqual(expect.objectContaining(meant(holds[1])));
});

/** Fields that are named must be so, others may be there; a list has just these. */
function meant(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, each]: [string, unknown]) => [name, like(each)]));
}

function like(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(like);
  return typeof value === "object" && value !== null ? expect.objectContaining(meant(value)) : value;
}
