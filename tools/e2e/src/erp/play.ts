import { mkdtempDisposableSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buildSale } from "@kontor/docs/samples/erp/build-sale";
import { createErpJourney } from "@kontor/docs/samples/erp/journey";
import { StepUnclear } from "@kontor/http/journal";
import { createErpClient } from "@kontor/erp-client";
import { createSandbox, demo } from "@kontor/sandbox";
import { createKillPoints, outlive, type Kill, type KillPoints } from "../stock/kill-points.ts";

/** The state that must be reached, however the program was ended on the way: one of each, and three pieces less than the seed's 40. */
export const whole = {
  warehouses: ["Main warehouse", "Shop floor"],
  labels: 1,
  made: [1, 1, 1, 1, 1],
  quantity: 37,
  open: 1, // the reservation that the seed shows
  files: [
    ["invoice", "%PDF-"],
    ["label", "%PDF-"],
  ],
};

const { tenantId, apiKey, itemId, warehouseId } = demo;

/** The records that the journey makes in the ERP, by the number or the comment that it gives. */
const marks = {
  "stocks/changes": ["comment", "Counted [count-17]"],
  customers: ["number", "WEB-1001"],
  salesOrders: ["salesOrderNumber", "WEB-2001"],
  deliveryNotes: ["salesOrderNumber", "WEB-2001"],
  invoices: ["salesOrderNumber", "WEB-2001"],
} as const;

/** Plays the journey, ends it once, and starts it again until it is through. A person answers what the program cannot know. */
export async function playErp(kill?: Kill) {
  const sandbox = createSandbox({ startAt: new Date("2026-02-11T08:00:00Z") });
  using temporary = mkdtempDisposableSync(join(tmpdir(), "kontor-erp-"));
  const folder = temporary.path;
  const db = new DatabaseSync(":memory:");
  const points = createKillPoints(kill);
  const types: string[] = [];
  const questions: string[] = [];
  const listMade = (name: keyof typeof marks) =>
    sandbox.rows("records").filter((row) => row.name === name && row.fields[marks[name][0]] === marks[name][1]);

  const live = async (each: KillPoints) => {
    const fetch = each.fetch(async (input, init) => {
      const answer = await sandbox.fetch(input, init);
      if (String(input).includes("/label/")) types.push(String(answer.headers.get("content-type")));
      return answer;
    });
    const erp = createErpClient({
      baseUrl: "https://x.test/erp",
      tenantId,
      apiKey,
      appId: "a/1",
      appVersion: "1",
      fetch,
    });
    const journey = createErpJourney({ erp, db: each.connect(db), folder });
    const run = async () => {
      const warehouses = await journey.listWarehouses();
      const adjustment = { id: "count-17", itemId, warehouseId, quantity: -1, reason: "Counted" };
      await journey.adjustStock(adjustment);
      const pieces = await journey.countPieces({ itemId, warehouseId });
      return {
        warehouses: warehouses.map(({ name }) => name),
        pieces,
        ...(await journey.sell(await buildSale(erp, itemId))),
      };
    };
    const answer = (step: string) => {
      questions.push(step);
      const [made] = listMade(step.startsWith("add customer") ? "customers" : "salesOrders");
      journey.resolveStep(step, made !== undefined, made?.id);
    };
    return run().catch((error: unknown) => {
      if (!(error instanceof StepUnclear)) throw error;
      journey.listUnclearSteps().forEach(answer);
      return run();
    });
  };

  const told = await outlive(points, live);
  const stock = sandbox.rows("records").filter(({ name, fields }) => name === "stocks" && fields["itemId"] === itemId);
  const open = sandbox.rows("records").filter(({ name }) => name === "deliveries/reservations").length;
  const files = readdirSync(folder).map((name) => [
    name.split("-")[0],
    readFileSync(join(folder, name), "latin1").slice(0, 5),
  ]);
  const made = Object.keys(marks).map((name) => listMade(name as keyof typeof marks).length);
  const quantity = stock.find(({ fields }) => fields["warehouseId"] === warehouseId)?.fields["quantityTotal"];
  const { warehouses, pieces, labels } = told;
  return {
    names: points.names,
    types,
    questions,
    pieces,
    outcome: { warehouses, labels: labels.length, made, quantity, open, files },
  };
}
