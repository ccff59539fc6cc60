/** What an editor shows of a call: the description of each parameter and field, and what it says of a wrong call. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = join(root, "packages/erp-client/.cache"); // the packages of both clients are found from here
mkdirSync(folder, { recursive: true });
const head = `import { createErpClient, type ErpClient } from "@kontor/erp-client";
import type { ChannelClient } from "../../channel-client/src/entries/index.ts";
declare const erp: ErpClient;
declare const channel: ChannelClient;
declare const id: string;
declare const options: { baseUrl: string; tenantId: string; appId: string; appVersion: string };
declare const order: { orderId: string; sellerId: string; currency: string; lastChangedAt: string; purchasedAt: string; orderStatus: "CREATED"; orderItem: [] };
`;

/**
 * Each call with the type and the field that are to be told. The type is in the first line; of what is missing, the declaration beside it has
 * it. The field is in the message, in the text that it marks, or in the note beside it.
 */
const wrong: [kind: string, call: string, type: string, field: string][] = [
  ["missing parameter", "erp.items.get({})", "ItemdetailsGetItemByIdParameters", "id"],
  ["parameter of a wrong type", 'erp.warehouses.list({ pageSize: "7" })', "number", "pageSize"],
  ["unknown parameter", "erp.items.get({ id, expand: true })", "ItemdetailsGetItemByIdParameters", "expand"],
  ["misspelled parameter", "erp.warehouses.list({ pageSiz: 7 })", "WarehouseQueryWarehousesParameters", "pageSize"],
  ["null", "erp.items.update({ id: null }, {})", "string", "id"],
  ["parameter that each() sets", "erp.warehouses.each({ pageNumber: 1 })", "WarehouseQueryWarehouses", "pageNumber"],
  ["text in place of the parameters", "erp.items.get(id)", "ItemdetailsGetItemByIdParameters", "id"],
  ["one text in place of a list", 'channel.events.list({ eventTypeFilter: "a" })', "string[]", "eventTypeFilter"],
  ["Date in place of text", "channel.events.list({ createdAfter: new Date() })", "string", "createdAfter"],
  ["unknown field", "erp.items.update({ id }, { nam: id })", "UpdateItem", "nam"],
  ["missing fields", "erp.items.create({})", "CreateItemCommand", "descriptions"],
  ["wrong value of a set of numbers", "erp.taxClasses.update({ id, taxType: 6 })", "TaxType", "taxType"],
  [
    "wrong value of a set of texts",
    'channel.orders.create({ orderList: [{ ...order, orderStatus: "created" }] })',
    "ChannelOrderStatus",
    "orderStatus",
  ],
  [
    "nested field of a wrong type",
    "channel.orders.create({ orderList: [{ ...order, buyer: { email: 7 } }] })",
    "string",
    "email",
  ],
  [
    "nested unknown field",
    "erp.categories.create({ descriptions: { defaultDescriptions: [{ nam: id }] } })",
    "CreatePlatformDescription",
    "nam",
  ],
  [
    "field of another member of a union",
    'channel.orders.create({ orderList: [{ ...order, orderItem: [{ type: "PAYMENT", orderItemId: id, grossPrice: id, note: id, sku: id }] }] })',
    "OrderItemTypePayment",
    "sku",
  ],
  [
    "wrong discriminator",
    'channel.orders.create({ orderList: [{ ...order, orderItem: [{ type: "GIFT", orderItemId: id, grossPrice: id, note: id }] }] })',
    "PAYMENT",
    "type",
  ],
  ["object in place of a list", "channel.orders.create({ orderList: {} })", "Order[]", "orderList"],
  ["list in place of an object", "channel.events.acknowledge([id])", "EventIdList", "eventIdList"],
  ["item of a wrong type", "channel.events.acknowledge({ eventIdList: [7] })", "string", "7"],
  ["missing body", "erp.items.update({ id })", "UpdateItem", "body"],
  ["too many arguments", "erp.items.get({ id }, {}, {})", "1-2 arguments", "{}"],
  ["wrong group", "erp.itms.get({ id })", "ErpClient", "items"],
  ["wrong method", "channel.orders.creat({ orderList: [] })", "OrdersGroup", "create"],
  ["unknown option", "erp.items.get({ id }, { timeout: 7 })", "CallOptions", "timeoutMs"],
  ["signal in place of options", "erp.items.get({ id }, new AbortController().signal)", "CallOptions", "signal"],
  ["option of a wrong type", "erp.items.get({ id }, { idempotencyKey: 7 })", "string", "idempotencyKey"],
  [
    "controller in place of its signal",
    "erp.items.get({ id }, { signal: new AbortController() })",
    "AbortSignal",
    "signal",
  ],
  ["header that is no text", 'erp.items.get({ id }, { headers: { "x-trace": 7 } })', "string", "x-trace"],
  [
    "Headers in place of an object",
    "erp.items.get({ id }, { headers: new Headers() })",
    "Record<string, string>",
    "headers",
  ],
  ["function in place of a value", "erp.items.get({ id }, { onResponse: id })", "ResponseFacts", "onResponse"],
  [
    "option that only other calls have",
    "erp.items.get({ id }, { throwOnRefused: true })",
    "CallOptions",
    "throwOnRefused",
  ],
  [
    "client without its tenant",
    "createErpClient({ baseUrl: id, appId: id, appVersion: id })",
    "ErpClientOptions",
    "tenantId",
  ],
  ["client with a wrong fetch", "createErpClient({ ...options, fetch: (url: number) => url })", "Fetch", "fetch"],
];

/** A parameter or a field of each call, marked by `^`, and the beginning of its description. */
const described: [call: string, words: string][] = [
  ["erp.items.get({ ^id })", "The record."],
  ["erp.items.getBom({ ^itemid: id })", "Key of an item."],
  ["erp.warehouses.list({ ^pageSize: 1 })", "How many entries a page has."],
  ["erp.warehouses.list({ ^isActive: true })", "Whether it is active."],
  ["erp.warehouses.each({ ^pageSize: 1 })", "How many entries a page has."],
  ["erp.warehouses.eachStorageLocation({ ^warehouseId: id })", "Key of a warehouse."],
  ['erp.login.login({ ^"x-challengecode": id }, { UserName: id, Password: id })', "Any value of at most 30 characters"],
  ['erp.login.login({ "x-challengecode": id }, { UserName: id, ^Password: id })', "Password of the user."],
  ["erp.categories.update({ ^id })", "The category to update."],
  ["erp.categories.update({ id, ^name: id })", "New name of the category."],
  ["erp.taxClasses.update({ id, ^taxType: 4 })", "Type of the tax class."],
  ["erp.categories.create({ ^descriptions: { defaultDescriptions: [] } })", "Name and texts, by language."],
  ["erp.categories.create({ descriptions: { ^defaultDescriptions: [] } })", "Default texts"],
  ["erp.items.get({ id }, { ^idempotencyKey: id })", "Sent as `Idempotency-Key`."],
  ["erp.invoices.renderPdf({ ^invoiceId: id })", "Key of an invoice."],
  ["createErpClient({ ...options, ^tenantId: id })", "Tenant ID"],
  ["channel.events.list({ ^eventTypeFilter: [] })", "Only these types"],
  ["channel.events.acknowledge({ ^eventIdList: [] })", "Ids of the processed events."],
  ["channel.orders.create({ orderList: [{ ...order, ^orderId: id }] })", "Id of an order"],
  ["channel.orders.create({ orderList: [{ ...order, ^sellerId: id }] })", "Id of a seller"],
  ["channel.orders.create({ orderList: [{ ...order, ^lastChangedAt: id }] })", "An instant."],
  ["channel.orders.create({ orderList: [{ ...order, buyer: { ^email: id } }] })", "Mail address."],
  [
    'channel.orders.create({ orderList: [{ ...order, orderItem: [{ type: "PAYMENT", orderItemId: id, grossPrice: id, ^note: id }] }] })',
    "A note for people.",
  ],
  ["channel.sellerOffers.updateStock({ ^offerList: [] })", "One entry for each."],
  ["channel.invoices.download({ ^documentId: id })", "Id that came with `Seller:Order.Invoice`."],
  ["channel.reports.sendData({ ^reportId: id }, [])", "Id that came with `Seller:Report.Request`."],
];

const calls = [...wrong.map(([, call]) => call), ...described.map(([call]) => call)];
const program = `${head}${calls.map((call) => `void ${call.replace("^", "")};\n`).join("")}`;
const file = join(folder, "editor.ts");

/** Where a call stands in the program. */
function placeOf(call: string): { start: number; end: number } {
  const text = `void ${call.replace("^", "")};\n`;
  const start = program.indexOf(text);
  return { start, end: start + text.length };
}

/** The services that editors use, for a file that is in no folder. */
const service = ts.createLanguageService({
  getScriptFileNames: () => [file],
  getScriptVersion: () => "1",
  getScriptSnapshot: (path) => {
    const text = path === file ? program : ts.sys.readFile(path);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => root,
  getCompilationSettings: () => {
    const { config } = ts.readConfigFile(join(root, "tsconfig.json"), (path) => ts.sys.readFile(path));
    return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options;
  },
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (path) => path === file || ts.sys.fileExists(path),
  readFile: (path) => (path === file ? program : ts.sys.readFile(path)),
  directoryExists: (path) => ts.sys.directoryExists(path),
  realpath: (path) => ts.sys.realpath!(path),
});

/** The lines of a message; the first is what an editor shows at once. */
function listLines(message: string | ts.DiagnosticMessageChain): string[] {
  return ts.flattenDiagnosticMessageText(message, "\n").split("\n");
}

test.each(wrong)("%s: its message is short, and names the type and the field", (_, call, type, field) => {
  const { start, end } = placeOf(call);
  const [problem] = service.getSemanticDiagnostics(file).filter((each) => each.start! >= start && each.start! < end);

  const [first = "", second = ""] = listLines(problem!.messageText);
  const notes =
    problem!.relatedInformation?.map((each) => [
      ...listLines(each.messageText),
      each.file!.text.slice(each.start, each.start! + each.length!),
    ]) ?? [];
  const marked = program.slice(problem!.start, problem!.start! + problem!.length!);
  expect(first.length).toBeLessThanOrEqual(200);
  expect([first, ...notes.flat()].join("\n")).toContain(type);
  expect([first, marked, second, ...notes.flat()].join("\n").split(/[^\w{}-]+/)).toContain(field);
});

test.each(described)("%s has a description, also while it is written", (call, words) => {
  const { start } = placeOf(call);
  const [, quote, name] = /\^("?)([\w-]+)/.exec(call)!;
  const at = start + "void ".length + call.indexOf("^") + quote!.length;

  const hover = service.getQuickInfoAtPosition(file, at);
  const completion = service.getCompletionEntryDetails(file, at, name!, {}, undefined, {}, undefined);

  expect(ts.displayPartsToString(hover?.documentation)).toContain(words);
  expect(ts.displayPartsToString(completion?.documentation)).toContain(words);
});
