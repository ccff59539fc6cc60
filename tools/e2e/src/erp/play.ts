import { mkdtempDisposableSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buildSale } from "@kontor/docs/samples/erp/build-sale";
import { createErpJourney } from "@kontor/docs/samples/erp/journey";
import { createErpClient, type ErpClient } from "@kontor/erp-client";
import { createSandbox, demo } from "@kontor/sandbox";
import { createKillPoints, outlive, type Kill, type KillPoints } from "../stock/kill-points.ts";

/** The state that must be reached, however the program was ended on the way: one of each, and two pieces less than the seed's 40, as two came and four are sold. */
export const whole = {
  warehouses: ["Main warehouse", "Shop floor"],
  isComplete: true,
  made: Array(10).fill(1),
  quantity: 38,
  open: 1, // the reservation that the seed shows
  files: [
    ["WEB-2001-invoice", "%PDF-"],
    ["WEB-2001-label", "%PDF-"],
    ["WEB-20011-invoice", "%PDF-"],
    ["WEB-20011-label", "%PDF-"],
  ],
};

const { tenantId, apiKey, itemId, warehouseId } = demo;

/** The records that the journey makes in the ERP, by the number or the comment that it gives. */
const marks = [
  ["stocks/changes", "comment", "Counted: count-1"],
  ["stocks/changes", "comment", "Counted: count-17"],
  ...["1", "11"].flatMap((end) => [
    ["customers", "number", `WEB-100${end}`],
    ["salesOrders", "salesOrderNumber", `WEB-200${end}`],
    ["deliveryNotes", "salesOrderNumber", `WEB-200${end}`],
    ["invoices", "salesOrderNumber", `WEB-200${end}`],
  ]),
] as [name: string, field: string, value: string][];

/** The program: two adjustments, and two sales whose numbers begin alike. */
async function runProgram(erp: ErpClient, journey: ReturnType<typeof createErpJourney>) {
  const warehouses = await journey.listWarehouses();
  const place = { itemId, warehouseId };
  const adjusted = await journey.adjustStock("Counted", [
    { id: "count-17", ...place, quantity: -1 },
    { id: "count-1", ...place, quantity: 3 },
  ]);
  const pieces = await journey.countPieces(place);
  const sale = await buildSale(erp, itemId);
  const next = {
    customer: { ...sale.customer, number: "WEB-10011" },
    order: { ...sale.order, salesOrderNumber: "WEB-20011" },
    parcel: { ...sale.parcel, trackingId: "00340000000000000018" },
  };
  const sold = await journey.sell([sale, next]);
  return {
    warehouses: warehouses.map(({ name }) => name),
    pieces,
    isComplete: adjusted.isComplete && sold.isComplete,
  };
}

/** Plays the journey, ends it once, and starts it again until it is through. A person answers what the program cannot know. */
export async function playErp(kill?: Kill) {
  const sandbox = createSandbox({ startAt: new Date("2026-02-11T08:00:00Z") });
  using temporary = mkdtempDisposableSync(join(tmpdir(), "kontor-erp-"));
  const folder = temporary.path;
  const db = new DatabaseSync(":memory:");
  const points = createKillPoints(kill);
  const types: string[] = [];
  const questions: string[] = [];
  const listMade = ([name, field, value]: (typeof marks)[number]) =>
    sandbox.rows("records").filter((row) => row.name === name && row.fields[field] === value);

  const live = async (each: KillPoints) => {
    const send = each.fetch(async (input, init) => {
      const answer = await sandbox.fetch(input, init);
      if (String(input).includes("/label/")) types.push(String(answer.headers.get("content-type")));
      return answer;
    });
    const end = Promise.withResolvers<never>();
    const fetch: typeof globalThis.fetch = (...request) =>
      send(...request).catch((error: unknown) => {
        if (!each.isDead()) throw error;
        end.reject(error);
        return new Promise(() => {}); // A program that is dead does not hear that its call failed.
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
    const answer = (step: string) => {
      questions.push(step);
      const [made] = marks.filter(([, , value]) => step.endsWith(` ${value}`)).flatMap(listMade);
      journey.journal.resolveStep(step, made !== undefined, made?.id);
    };
    const work = async () => {
      const told = await runProgram(erp, journey);
      if (told.isComplete) return told;
      journey.journal.listUnclearSteps().forEach(answer);
      return runProgram(erp, journey);
    };
    return Promise.race([work(), end.promise]);
  };

  const told = await outlive(points, live);
  const stock = sandbox.rows("records").filter(({ name, fields }) => name === "stocks" && fields["itemId"] === itemId);
  const open = sandbox.rows("records").filter(({ name }) => name === "deliveries/reservations").length;
  const files = readdirSync(folder).map((name) => [
    name.replace(/-[\da-f-]{36}/, "").replace(".pdf", ""),
    readFileSync(join(folder, name), "latin1").slice(0, 5),
  ]);
  const made = marks.map((mark) => listMade(mark).length);
  const quantity = stock.find(({ fields }) => fields["warehouseId"] === warehouseId)?.fields["quantityTotal"];
  const { warehouses, pieces, isComplete } = told;
  return {
    names: points.names,
    types,
    questions,
    pieces,
    outcome: { warehouses, isComplete, made, quantity, open, files },
  };
}
