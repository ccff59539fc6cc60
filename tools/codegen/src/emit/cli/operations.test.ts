import { expect, test } from "vitest";
import { tinyModel } from "../../fixtures/tiny.ts";
import { emitSpecData } from "./operations.ts";

test("emitSpecData() writes an operation and a schema per line, with all that a terminal says and checks", () => {
  expect(emitSpecData(tinyModel())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    import type { SpecData } from "../shape.ts";

    export const erp: SpecData = {
      api: "erp",
      version: "1.2",
      operations: [
        {"id":"Shop_CloseForEver","api":"erp","call":"shops.closeForEver","method":"DELETE","path":"/v1/shops/{shopId}","summary":"Closes a shop","scopes":[],"credentials":[],"maturity":"beta","source":"documented","parameters":[{"name":"shopId","place":"path","required":true,"schema":{"type":"string"}}],"answer":{"status":204,"kind":"none"},"unknowns":[]},
        {"id":"Shop_CreateShop","api":"erp","call":"shops.create","method":"POST","path":"/v1/shops","summary":"Opens a shop","scopes":[],"credentials":["token"],"maturity":"stable","source":"assumed","parameters":[],"body":{"type":"application/json","form":"json","required":true,"schema":{"$ref":"Shop"}},"answer":{"status":201,"kind":"unknown"},"unknowns":["shop-answer"]},
        {"id":"Shop_GetShop","api":"erp","call":"shops.get","method":"GET","path":"/v1/shops/{shopId}","summary":"Reads a shop","scopes":["shops.read"],"credentials":["token"],"maturity":"beta","source":"given §4.1","rateLimit":{"requests":10,"perSeconds":60},"parameters":[{"name":"shopId","place":"path","required":true,"description":"Which one.","schema":{"type":"string"}},{"name":"expand","place":"query","required":false,"schema":{"type":"boolean"}}],"answer":{"status":200,"kind":"shape","schema":{"$ref":"Shop"}},"unknowns":[]},
      ],
      events: [
        {"type":"Shop.Opened","payload":"Shop","description":"A shop opened.","source":"given §6.1"},
      ],
      schemas: {
        ChannelEvent: {"anyOf":[{"$ref":"ShopOpenedEvent"},{"$ref":"UnknownEvent"}],"title":"ChannelEvent"},
        ErrorResponse: {"properties":{"errorCode":{"type":"string"}},"title":"ErrorResponse","type":"object"},
        EventEnvelope: {"properties":{"event":{"type":"object"},"id":{"type":"string"},"type":{"type":"string"}},"required":["event","id","type"],"title":"EventEnvelope","type":"object"},
        Owner: {"properties":{"name":{"type":"string"},"notes":{"additionalProperties":{"type":"string"},"type":"object"}},"title":"Owner","type":"object"},
        Shop: {"properties":{"id":{"type":"integer"},"owner":{"$ref":"Owner"},"tags":{"items":{"type":"string"},"type":"array"},"turnover":{"type":"string","x-decimal-text":true}},"required":["id"],"title":"Shop","type":"object"},
        ShopOpenedEvent: {"properties":{"event":{"$ref":"Shop"},"id":{"type":"string"},"type":{"const":"Shop.Opened"}},"required":["event","id","type"],"title":"Shop.Opened","type":"object","description":"A shop opened.","x-source":"given §6.1"},
        UnknownEvent: {"properties":{"event":{"type":"object"},"id":{"type":"string"},"type":{"type":"string"}},"required":["event","id","type"],"title":"UnknownEvent","type":"object"},
      },
    };
    "
  `);
});
