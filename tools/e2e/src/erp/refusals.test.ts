import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { TokenError } from "@kontor/auth";
import type { Desk } from "@kontor/docs/samples/erp/desk";
import { addCustomer, addOrder, type NewOrder } from "@kontor/docs/samples/erp/sale";
import { saveFile } from "@kontor/docs/samples/erp/save-file";
import { adjustStock } from "@kontor/docs/samples/erp/stock";
import { systemClock } from "@kontor/http/internal";
import { createJournal, StepUnclear } from "@kontor/http/journal";
import { createErpClient } from "@kontor/erp-client";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "kontor-files-"));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => void vi.spyOn(systemClock, "sleep").mockResolvedValue()); // A job waits between its tries.

const KEY = "a5974b90-0cce-4d65-857a-fc25eff220d7";
const customer = { number: "WEB-1", customerGroupId: KEY };
const order = { salesOrderNumber: "WEB-2" } as NewOrder;
const made = (body: unknown) => Response.json(body, { status: 201 });
const refused = () => Response.json({ errorCode: "X", errorMessage: "no" }, { status: 400 });

/** A desk whose ERP gives these answers, one a request, and the comments that were sent to it. */
function createSpy(...answers: (Response | Error)[]): { desk: Desk; sent: string[] } {
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    sent.push(init?.body ? (JSON.parse(String(init.body)) as { comment: string }).comment : "look");
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const app = { tenantId: KEY, appId: "a/1", appVersion: "1" };
  const erp = createErpClient({ baseUrl: "https://x.test/erp", ...app, fetch });
  return { desk: { erp, journal: createJournal({ db: new DatabaseSync(":memory:") }), folder }, sent };
}
const createDesk = (...answers: (Response | Error)[]) => createSpy(...answers).desk;

test.each([
  ["was not sent", new TokenError("refresh token", "the endpoint is down"), "the endpoint is down"],
  ["was refused", refused(), "answered 400"],
])("a customer that %s is sent anew, and no person is asked", async (_, first, told) => {
  const desk = createDesk(first, made({ id: KEY }));

  await expect(addCustomer(desk, customer)).rejects.toThrow(told);
  expect(await addCustomer(desk, customer)).toBe(KEY);
});

test("a customer whose answer was lost is not sent again: a person finds it, and its id is used", async () => {
  const desk = createDesk(new TypeError("fetch failed"));
  await expect(addCustomer(desk, customer)).rejects.toThrow("failed");

  await expect(addCustomer(desk, customer)).rejects.toThrow(StepUnclear);
  expect(desk.journal.listUnclearSteps()).toEqual(["add customer WEB-1"]);
  desk.journal.resolveStep("add customer WEB-1", true, KEY);
  expect(await addCustomer(desk, customer)).toBe(KEY);
});

test("an order whose answer was lost is sent again, and a person is asked only if the repeat is refused", async () => {
  const lost = new TypeError("fetch failed");
  const desk = createDesk(lost, made(KEY));
  await expect(addOrder(desk, order)).rejects.toThrow("failed");
  expect(await addOrder(desk, order)).toBe(KEY);

  const other = createDesk(lost, refused());
  await expect(addOrder(other, order)).rejects.toThrow("failed");
  await expect(addOrder(other, order)).rejects.toThrow(StepUnclear);
  expect(other.journal.listUnclearSteps()).toEqual(["place order WEB-2"]);
});

test("a list of adjustments is told which were refused, and one whose answer was lost is looked for", async () => {
  const change = (comment: string) => ({ items: [{ comment }], hasNextPage: false, pageNumber: 1 });
  const place = { itemId: KEY, warehouseId: KEY, quantity: 1 };
  const items = ["1", "11", "111", "2"].map((id) => ({ id, ...place }));
  const lost = new TypeError("fetch failed");
  const looks = [Response.json(change("Counted: 1")), Response.json(change("Counted: 111"))];
  const { desk, sent } = createSpy(made({}), lost, looks[0]!, made({}), lost, looks[1]!, refused());

  const { failures, ...counts } = await adjustStock(desk, "Counted", items);

  expect(counts).toMatchObject({ done: 3, skipped: 0, refused: 1, unclear: 0, isComplete: false });
  expect(failures).toMatchObject([{ name: "2", end: "refused", reason: expect.stringContaining("answered 400") }]);
  expect(sent).toEqual(["Counted: 1", "Counted: 11", "look", "Counted: 11", "Counted: 111", "look", "Counted: 2"]);
});

test("a file is whole or not there, and one that is there is not fetched again", async () => {
  const path = join(folder, "label.pdf");
  const broken = async () => {
    throw new Error("the connection broke");
  };

  await expect(saveFile(path, broken)).rejects.toThrow("broke");
  expect(existsSync(path)).toBe(false);
  writeFileSync(`${path}.part`, "%P"); // a program was killed while it wrote
  await saveFile(path, async () => Buffer.from("%PDF"));
  await saveFile(path, broken);
  expect([readFileSync(path, "utf8"), existsSync(`${path}.part`)]).toEqual(["%PDF", false]);
});
