import { expect, test } from "vitest";
import { emitClient } from "./client/client.ts";
import { emitDecode } from "./client/decode.ts";
import { emitErrors } from "./client/errors.ts";
import { emitEvents } from "./types/events.ts";
import { emitErrorCodes } from "./types/error-codes.ts";
import { emitNotShown } from "./sandbox/not-shown.ts";
import { emitOperations } from "./client/operations.ts";
import { emitRoutes } from "./sandbox/routes.ts";
import { emitScopes } from "./types/scopes.ts";
import { tinySpec } from "../fixtures/tiny.ts";
import { readSpec, type Document } from "../read/spec.ts";

test("emitOperations() writes one line per operation", () => {
  expect(emitOperations(tinySpec())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.

    /** Every operation: where it is, which method calls it, and goes through its pages, what it needs, how many items one call takes, and where it is written. */
    export const operations = {
      Shop_GetShop: {"method":"GET","path":"/v1/shops/{shopId}","call":"shops.get","scopes":["shops.read"],"maturity":"beta","source":"given §4.1","rateLimit":{"requests":10,"perSeconds":60}},
      Shop_CloseForEver: {"method":"DELETE","path":"/v1/shops/{shopId}","call":"shops.closeForEver","scopes":[],"maturity":"beta","source":"documented"},
      Shop_CreateShop: {"method":"POST","path":"/v1/shops","call":"shops.create","scopes":[],"maturity":"stable","source":"assumed"},
    } as const;

    export type OperationId = keyof typeof operations;
    "
  `);
});

test("emitOperations() says of a body that is one list how many items it may have, and of no other", () => {
  const spec = tinySpec();
  const [create] = spec.operations.filter(({ id }) => id === "Shop_CreateShop");
  const list = { type: "array", maxItems: 7, items: {} };
  const emitted = (properties: Record<string, object>, required: string[]) => {
    const schema = { type: "object", properties, required };
    const operation = { ...create!, body: { type: "application/json", schema, required: true } };
    return /"batch":(\{.*?\})/.exec(emitOperations({ ...spec, operations: [operation] }))?.[1];
  };

  expect(emitted({ shops: list }, ["shops"])).toBe('{"list":"shops","most":7}');
  expect(emitted({ shops: list }, [])).toBeUndefined();
  expect(emitted({ shops: list, note: {} }, ["shops"])).toBeUndefined();
  expect(emitted({ shops: { type: "array", items: {} } }, ["shops"])).toBeUndefined();
  expect(emitted({ shops: { type: "string" } }, ["shops"])).toBeUndefined();
});

test("emitScopes() writes one line per scope, spelled as on the wire", () => {
  expect(emitScopes(tinySpec())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.

    /**
     * A scope of the ERP API, spelled as on the wire (\`cusomters.read\` included).
     * @see given spec §5.1
     */
    export type ErpScope =
      | "shops.read" // read shops
      | "cusomters.read"
    ;
    "
  `);
});

test("emitEvents() writes a union with a typed unknown member", () => {
  expect(emitEvents(tinySpec())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    import type { EventEnvelope, Shop } from "./openapi.generated.ts";

    /**
     * A shop opened.
     * @see given spec §6.1
     */
    export interface ShopOpenedEvent extends EventEnvelope {
      type: "Shop.Opened";
      event: Shop;
    }

    declare const unknownEventType: unique symbol;

    /**
     * Any type but a known one. A literal for the compiler alone, so that comparing with a known type narrows the unknown
     * event away; at run time it is the text that came. Assign it to a \`string\` to look at it.
     */
    export type UnknownEventType = "any other type" & { readonly [unknownEventType]: true };

    /**
     * An event of a type that this version does not know. Log it and acknowledge it.
     * @see given spec §6.1 rule 8
     */
    export interface UnknownEvent extends EventEnvelope {
      type: UnknownEventType;
      event: unknown;
    }

    /** The known events, by type. */
    export interface KnownEvents {
      "Shop.Opened": ShopOpenedEvent;
    }

    /** The payloads of the known events, by type. */
    export interface EventPayloads {
      "Shop.Opened": Shop;
    }

    /** An event type that this version knows. */
    export type KnownEventType = keyof KnownEvents;

    export type KnownEvent = KnownEvents[KnownEventType];

    /** An event of a seller, told apart by \`type\`. */
    export type ChannelEvent = KnownEvent | UnknownEvent;
    "
  `);
});

test("emitErrors() writes the typed error", () => {
  expect(emitErrors(tinySpec())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    import type { ErrorResponse } from "@kontor/erp-types";
    import { ApiError } from "@kontor/http";
    import { decodeOrUndefined } from "@kontor/http/parts";
    import { errorResponse } from "./decode.generated.ts";

    /**
     * The Tiny API answered outside 2xx. \`details\` is the platform's error body, where it sent one
     * that reads as such; \`body\` is whatever came. Neither is printed with the error.
     * @see given spec §2.3
     */
    export class ErpError extends ApiError {
      override readonly name = "ErpError";

      get details(): ErrorResponse | undefined {
        return decodeOrUndefined(errorResponse, this.body);
      }
    }
    "
  `);
});

test("emitDecode() writes a decoder per schema, children first", () => {
  expect(emitDecode(tinySpec())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    import type { ChannelEvent, ErrorResponse, EventEnvelope, KnownEventType, KnownEvents, Owner, Shop } from "@kontor/erp-types";
    import { type UnreadableItem } from "@kontor/http";
    import { type Decoder, anything, bounded, decimalText, decodeAs, integer, list, mapOf, readEach, shapeInAnyCase, text } from "@kontor/http/parts";

    /** Reads an \`Owner\`; keeps fields it does not know. */
    export const owner: Decoder<Owner> = /* @__PURE__ */ shapeInAnyCase<Owner>(
      {},
      {
        name: text,
        notes: mapOf(text),
      },
    );

    /** Reads a \`Shop\`; keeps fields it does not know. */
    export const shop: Decoder<Shop> = /* @__PURE__ */ shapeInAnyCase<Shop>(
      {
        id: integer,
      },
      {
        turnover: decimalText,
        tags: list(text),
        owner: owner,
      },
    );

    /** Reads an \`ErrorResponse\`; keeps fields it does not know. */
    export const errorResponse: Decoder<ErrorResponse> = /* @__PURE__ */ shapeInAnyCase<ErrorResponse>(
      {},
      {
        errorCode: text,
      },
    );

    /** Reads an \`EventEnvelope\`; keeps fields it does not know. */
    export const eventEnvelope: Decoder<EventEnvelope> = /* @__PURE__ */ shapeInAnyCase<EventEnvelope>(
      {
        id: text,
        type: text,
        event: anything,
      },
      {},
    );

    const payloads: { [Type in KnownEventType]: Decoder<KnownEvents[Type]["event"]> } = {
      "Shop.Opened": shop,
    };

    /** Whether this version knows an event type. */
    export function isKnownEventType(type: string): type is KnownEventType {
      return Object.hasOwn(payloads, type);
    }

    /**
     * Reads one event as it came. A known type has its payload checked; an unknown one keeps a payload of type
     * \`unknown\`. \`null\` in an optional field reads as absent, a payload of \`[]\` as \`{}\`, a number where decimal text
     * belongs as text, with all its digits where it is out of \`events.list()\`; fields that nobody described stay.
     *
     * @throws {DecodeError} If it is no event, if the payload of a known type does not fit, or if it nests deeper than 200;
     * \`path\` says where.
     * @see given spec §2.6, §6.1
     */
    export function decodeEvent(value: unknown): ChannelEvent {
      return readEvent(value, "");
    }

    /**
     * Reads the events of a page, as \`events.list()\` and \`sellerEvents.list()\` give it: each alone, as {@link decodeEvent} does.
     * One that cannot be read stands in \`unreadable\`, with those of the page, and costs itself alone.
     *
     * @see given spec §6.1
     */
    export function decodeEvents({ eventList, unreadable = [] }: EventPage): { events: ChannelEvent[]; unreadable: UnreadableItem[] } {
      const { items, ...rest } = readEach("eventList", eventList, unreadable, readEvent);
      return { events: items, ...rest };
    }

    /** A page of events. */
    export interface EventPage {
      eventList: readonly unknown[];
      unreadable?: readonly UnreadableItem[];
    }

    const boundedEnvelope = /* @__PURE__ */ bounded(eventEnvelope);

    function readEvent(value: unknown, root: string): ChannelEvent {
      const envelope = decodeAs(boundedEnvelope, value, "an event", root);
      if (!isKnownEventType(envelope.type)) return envelope as ChannelEvent;
      const payload = Array.isArray(envelope.event) && envelope.event.length === 0 ? {} : envelope.event;
      return { ...envelope, event: decodeAs<unknown>(payloads[envelope.type], payload, envelope.type, \`\${root}/event\`) } as ChannelEvent;
    }

    /** Older names of event types, and what they are called now. */
    export const renamedEvents: { readonly [type: string]: KnownEventType } = {
    };

    /** Whether an event is of this type; narrows it. */
    export function isEvent<Type extends KnownEventType>(event: ChannelEvent, type: Type): event is KnownEvents[Type] {
      return event.type === type;
    }
    "
  `);
});

test.each<[string[] | undefined, string]>([
  [["Shop_CreateShop", "Shop_GetShop"], "@deprecated Use `shops.create()` and `shops.get()`."],
  [undefined, "@deprecated Nothing takes its place."],
])("emitClient() says that a method is deprecated, and what takes its place: %j", (replacedBy, words) => {
  const document = structuredClone(tinySpec().document) as Document;
  const raw = document.paths["/v1/shops/{shopId}"]!["delete"]!;
  Object.assign(raw, { deprecated: true, ...(replacedBy && { "x-replaced-by": replacedBy }) });

  expect(emitClient(readSpec("erp", document))).toContain(words);
  expect(emitClient(tinySpec())).not.toContain("@deprecated");
});

test("emitDecode() and emitClient() have the items of a list read apart where the schema says so", () => {
  const document = structuredClone(tinySpec().document) as Document;
  document.components.schemas["ShopList"] = {
    type: "object",
    required: ["shops"],
    properties: { shops: { type: "array", items: { $ref: "#/components/schemas/Shop" }, "x-read-apart": true } },
  };
  const content = { "application/json": { schema: { $ref: "#/components/schemas/ShopList" } } };
  document.paths["/v1/shops/{shopId}"]!["get"]!.responses["200"]!.content = content;
  const spec = readSpec("erp", document);

  expect(emitDecode(spec)).toContain(
    'export const shopList: Decoder<ReadApart<ShopList>> = /* @__PURE__ */ listApart("shops", shop, /* @__PURE__ */ shapeInAnyCase<ShopList>(\n  {\n    shops: list(anything),',
  );
  expect(emitClient(spec)).toContain("Promise<ReadApart<ShopList>>");
});

test("emitClient() writes a named method per operation", () => {
  expect(emitClient(tinySpec())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    import type { Shop } from "@kontor/erp-types";
    import { type CallOptions, type Fetch, type Telemetry, type Secret } from "@kontor/http";
    import { createCallSender, keepDigits, clientHeaders, type OperationCall } from "@kontor/http/parts";
    import * as decode from "./decode.generated.ts";
    import { ErpError } from "./errors.generated.ts";

    /** The headers of a request, set once for a client. */
    export interface ErpHeaders {
      /** The tenant. Header \`x-tenant-id\`. */
      tenantId: string;
      /** The key. Header \`x-api-key\`. */
      apiKey?: string | Secret;
    }

    const headerRules = {
      tenantId: { header: "x-tenant-id", required: true, pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, must: "be a UUID" },
      apiKey: { header: "x-api-key", pattern: /^.{1,}$/s, must: "be text" },
    };

    /**
     * The headers that a client sends with every request.
     *
     * @throws {ArgumentError} If one is missing or malformed.
     */
    export function erpHeaders(options: ErpHeaders): Record<string, string> {
      return clientHeaders("an ERP client", headerRules, { ...options });
    }

    /** The options of a client. */
    export interface ErpClientOptions extends ErpHeaders {
      /** Base address, \`{base_url}\`; a path prefix is kept. */
      baseUrl: string;
      /** Sends the requests; credentials, timeouts and retries live here. Default \`globalThis.fetch\`. */
      fetch?: Fetch;
      /** Runs around every call; \`openTelemetry()\` of \`@kontor/http/telemetry\` gives one. Default: nothing does. */
      telemetry?: Pick<Telemetry, "observe">;
    }

    export interface ShopGetShopParameters {
      /** Which one. */
      shopId: string;
      expand?: boolean;
    }

    export interface ShopCloseForEverParameters {
      shopId: string;
    }

    /** Operations on \`shops\`. Every method throws an {@link ErpError}. */
    export interface Shops {
      /**
       * Reads a shop. \`GET /v1/shops/{shopId}\`, scope \`shops.read\`. Maturity: beta.
       * Quota: 10 requests in 60 s.
       * @throws {ErpError} If the platform answers outside 2xx.
       * @see given spec §4.1
       */
      get(params: ShopGetShopParameters, options?: CallOptions): Promise<Shop>;
      /**
       * Closes a shop. \`DELETE /v1/shops/{shopId}\`. Maturity: beta.
       * Needs no access token.
       * @throws {ErpError} If the platform answers outside 2xx.
       * @see documented
       */
      closeForEver(params: ShopCloseForEverParameters, options?: CallOptions): Promise<void>;
      /**
       * Opens a shop. \`POST /v1/shops\`. Maturity: stable.
       * @returns Not shown by the platform, hence \`unknown\`.
       * @throws {ErpError} If the platform answers outside 2xx.
       * @see assumed
       */
      create(body: Shop, options?: CallOptions): Promise<unknown>;
    }

    export function shops(core: ErpCore): Shops {
      return {
        get: (params, options) => core.call({ options, operation: "Shop_GetShop", call: "erp.shops.get", method: "GET", path: "/v1/shops/{shopId}", params, query: ["expand"], required: ["shopId"], decode: decode.shop, reviver: keepDigits }) as Promise<Shop>,
        closeForEver: (params, options) => core.call({ options, operation: "Shop_CloseForEver", call: "erp.shops.closeForEver", method: "DELETE", path: "/v1/shops/{shopId}", params, required: ["shopId"], answer: "none" }) as Promise<void>,
        create: (body, options) => core.call({ options, operation: "Shop_CreateShop", call: "erp.shops.create", method: "POST", path: "/v1/shops", body, needsBody: true }) as Promise<unknown>,
      };
    }

    /** The part that all groups share; it is for importing them one by one: \`shops(createErpCore(options))\`. */
    export interface ErpCore {
      call(call: OperationCall): Promise<unknown>;
    }

    /** @throws {ArgumentError} If an option is missing or malformed. */
    export function createErpCore(options: ErpClientOptions): ErpCore {
      const fail = (...facts: ConstructorParameters<typeof ErpError>) => new ErpError(...facts);
      return createCallSender({ what: "an ERP client", ...options, fail, headers: erpHeaders(options) });
    }

    /** A client of the Tiny API. */
    export interface ErpClient {
      readonly shops: Shops;
      /** The same client with other headers: another tenant, another user. */
      with(headers: Partial<ErpHeaders>): ErpClient;
    }

    /**
     * Makes a client. Every method throws an {@link ErpError} when the platform answers outside 2xx, and a
     * \`PlatformError\` with another \`code\` when no answer came or it could not be read.
     *
     * @throws {ArgumentError} If an option is missing or malformed.
     */
    export function createErpClient(options: ErpClientOptions): ErpClient {
      const core = createErpCore(options);
      return {
        shops: shops(core),
        with: (headers) => createErpClient({ ...options, ...headers }),
      };
    }
    "
  `);
});

test("emitRoutes() writes what an operation demands of a caller", () => {
  expect(emitRoutes([tinySpec()]).split("routes: readonly Route[] = ")[1]).toMatchInlineSnapshot(`
    "[
      {"id":"Shop_CreateShop","api":"erp","method":"POST","path":"/v1/shops","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":[]},
      {"id":"Shop_GetShop","api":"erp","method":"GET","path":"/v1/shops/{shopId}","scopes":["shops.read"],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"shopId","place":"path","kind":"text"},{"name":"expand","place":"query","kind":"boolean"}],"files":[],"headers":["x-tenant-id"],"rateLimit":{"requests":10,"perSeconds":60}},
      {"id":"Shop_CloseForEver","api":"erp","method":"DELETE","path":"/v1/shops/{shopId}","scopes":[],"credentials":[],"bodyTypes":[],"status":204,"parameters":[{"name":"shopId","place":"path","kind":"text"}],"files":[],"headers":[]},
    ];
    "
  `);
});

test("emitNotShown() writes a row per line", () => {
  const row = {
    id: "page-size",
    mentions: [1],
    section: "§8",
    question: "How large is a page?",
    default: "100",
    option: "no effect",
  };

  expect(emitNotShown([row, { ...row, id: "other", answer: { text: "100", source: "documented" } }]))
    .toMatchInlineSnapshot(`
    "// Generated from specs/not-shown.yaml by tools/codegen. Do not edit: run \`pnpm generate\`.

    /** The facts that the given spec marks "not shown", with what is known of each and how the sandbox behaves. */
    export const notShown = {
      "page-size": {"section":"§8","question":"How large is a page?","known":"not found","default":"100","option":"no effect"},
      "other": {"section":"§8","question":"How large is a page?","known":"documented: 100","default":"100","option":"no effect"},
    } as const;

    /** The id of something that the given spec leaves open. */
    export type NotShownId = keyof typeof notShown;
    "
  `);
});

test("what is emitted is the same every time", () => {
  const all = () =>
    [emitClient, emitDecode, emitErrors, emitEvents, emitOperations, emitScopes]
      .map((emit) => emit(tinySpec()))
      .join("");

  expect(all()).toBe(all());
});

test("emitErrorCodes() writes a code per line, with what it means", () => {
  const row = { code: "ERR_PLATFORM_X", class: "XError", title: "It broke", meaning: "", mend: "", byItself: "" };

  expect(emitErrorCodes([row])).toContain(
    `export type PlatformErrorCode =\n  /** It broke. */\n  | "ERR_PLATFORM_X";\n`,
  );
});
