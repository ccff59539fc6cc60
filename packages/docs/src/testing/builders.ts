import { buildModel } from "@kontor/codegen/model/build";
import type { Document, Operation, Spec } from "../reference/document.ts";
import type { Entry } from "../menu/entry.ts";
import type { EventFilter, EventRow, Inbox } from "@kontor/channel-events";

const document = {
  info: { title: "Channel", version: "1.0" },
  tags: [{ name: "Shop", description: "", "x-maturity": "stable", "x-source": "assumed" }],
  paths: {
    "/v1/shop": {
      post: {
        operationId: "Shop_Open",
        "x-call": { group: "shops", method: "open" },
        tags: ["Shop"],
        summary: "Opens a shop",
        "x-source": "assumed",
        parameters: [{ name: "x-shop", in: "header", required: true, schema: { type: "string" }, example: "s1" }],
        requestBody: {
          content: { "application/json": { schema: {}, examples: { one: { value: { name: "Tools" } } } } },
        },
        responses: {
          200: {
            description: "Open.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Shop" } } },
          },
        },
      },
      delete: {
        operationId: "Shop_Close",
        "x-call": { group: "shops", method: "close" },
        tags: ["Shop"],
        summary: "Closes a shop",
        "x-source": "assumed",
        security: [],
        requestBody: {
          content: {
            "application/x-www-form-urlencoded": {
              schema: { type: "object", properties: { key: { type: "string" } } },
              examples: { one: { value: { key: "k" } } },
            },
          },
        },
        responses: { 204: { description: "Closed." } },
      },
    },
  },
  components: {
    schemas: { Shop: { type: "object", properties: { url: { type: "string" }, since: { type: "string" }, more: {} } } },
  },
};
/** A small interface for tests: one call with a header, a JSON body and an answer, and one with a form and no token. */
export const shopSpec: Spec = buildModel({ api: "channel", document: document as unknown as Document });
export const [closeShop, openShop] = shopSpec.operations as [Operation, Operation];

/** Builds a link of the menu for a test. */
export function buildLink(label: string, { isCurrent = false, href = `/${label}/` } = {}): Entry {
  return { type: "link", label, href, isCurrent, badge: undefined, attrs: {} };
}

/** Builds a group of the menu for a test. */
export function buildGroup(label: string, entries: Entry[]): Entry {
  return { type: "group", label, entries, collapsed: true, badge: undefined };
}

/** Lists the events of an inbox as an array. */
export async function listRows(inbox: Inbox, filter: EventFilter = {}): Promise<EventRow[]> {
  const rows: EventRow[] = [];
  for await (const row of inbox.list(filter)) rows.push(row);
  return rows;
}
