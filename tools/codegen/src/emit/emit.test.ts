import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";
import { emitClient } from "./client/client.ts";
import { emitClientTypes } from "./client/types.ts";
import { emitCore } from "./client/core.ts";
import { emitDecoders } from "./client/decoders.ts";
import { emitErrors } from "./client/errors.ts";
import { emitEventDecoders } from "./client/events.ts";
import { emitGroup } from "./client/group.ts";
import { emitOperations } from "./client/operations.ts";
import { emitSecretFields } from "./client/secret-fields.ts";
import { emitNotShown } from "./sandbox/not-shown.ts";
import { emitRoutes } from "./sandbox/routes.ts";
import { emitErrorCodes } from "./types/error-codes.ts";
import { emitEvents } from "./types/events.ts";
import { emitTypesIndex } from "./types/index.ts";
import { emitQuotas } from "./types/quotas.ts";
import { emitScopes } from "./types/scopes.ts";
import { emitShapes } from "./types/shapes.ts";
import { tinyDocument, tinyModel } from "../fixtures/tiny.ts";
import { buildModel } from "../model/build.ts";
import type { Model } from "../model/model.ts";
import type { Document } from "../document/openapi.ts";

/** The group of the shops, as it is emitted. */
function emitShops(model: Model): string {
  return emitGroup(
    model,
    model.groups.find(({ name }) => name === "shops")!,
  );
}

/** A model of the tiny description with a change. */
function changed(change: (document: Document) => void): Model {
  const document = tinyDocument();
  change(document);
  return buildModel({ api: "erp", document });
}

test("emitOperations() writes one line per operation, by id", () => {
  expect(emitOperations(tinyModel())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.

    /** Every operation: where it is, which method calls it, and goes through its pages, what it needs, how many items one call takes, and where it is written. */
    export const operations = {
      Shop_CloseForEver: {"method":"DELETE","path":"/v1/shops/{shopId}","call":"shops.closeForEver","scopes":[],"maturity":"beta","source":"documented"},
      Shop_CreateShop: {"method":"POST","path":"/v1/shops","call":"shops.create","scopes":[],"maturity":"stable","source":"assumed"},
      Shop_GetShop: {"method":"GET","path":"/v1/shops/{shopId}","call":"shops.get","scopes":["shops.read"],"maturity":"beta","source":"given §4.1","rateLimit":{"requests":10,"perSeconds":60}},
    } as const;

    /** The id of an operation in the specs: a key of \`operations\`. */
    export type OperationId = keyof typeof operations;
    "
  `);
});

test("emitScopes() writes one line per scope, spelled as on the wire", () => {
  expect(emitScopes(tinyModel())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.

    /**
     * A scope of the ERP API, spelled as on the wire (\`cusomters.read\` included).
     * @see given spec §5.1
     */
    export type ErpScope =
      | "cusomters.read"
      | "shops.read" // read shops
    ;
    "
  `);
});

test("emitEvents() writes a union with a typed unknown member", () => {
  expect(emitEvents(tinyModel())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    import type { EventEnvelope, Shop } from "./types.generated.ts";

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
  expect(emitErrors(tinyModel())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    import type { ErrorResponse } from "@kontor/erp-types";
    import { ApiError, decodeOrUndefined } from "@kontor/http/internal";
    import { decodeErrorResponse } from "./decoders/shared.generated.ts";

    /**
     * The Tiny API answered outside 2xx.
     *
     * \`details\` is the platform's error body, as far as it can be read: a number becomes text where text is declared, a single value
     * becomes a list of one, and a field that cannot be read is \`undefined\`. It is \`undefined\` where no JSON object came. \`body\` is
     * whatever came. Neither is printed with the error.
     *
     * @see given spec §2.3
     */
    export class ErpError extends ApiError {
      override readonly name = "ErpError";

      get details(): ErrorResponse | undefined {
        return decodeOrUndefined(decodeErrorResponse, this.body);
      }
    }
    "
  `);
});

test("emitDecoders() writes a decoder per shape of a group, children first", () => {
  expect(emitDecoders(tinyModel(), "shared")).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    import type { ErrorResponse, EventEnvelope, Owner, Shop } from "@kontor/erp-types";
    import { type Decoder, anything, decimalText, integer, lenient, lenientText, list, mapOf, shapeInAnyCase, text } from "@kontor/http/internal";

    /** Reads an \`ErrorResponse\`; keeps fields it does not know. */
    export const decodeErrorResponse: Decoder<ErrorResponse> = /* @__PURE__ */ shapeInAnyCase<ErrorResponse>(
      {},
      {
        errorCode: /* @__PURE__ */ lenient(lenientText),
      },
    );

    /** Reads an \`EventEnvelope\`; keeps fields it does not know. */
    export const decodeEventEnvelope: Decoder<EventEnvelope> = /* @__PURE__ */ shapeInAnyCase<EventEnvelope>(
      {
        id: text,
        event: anything,
        type: text,
      },
      {},
    );

    /** Reads an \`Owner\`; keeps fields it does not know. */
    export const decodeOwner: Decoder<Owner> = /* @__PURE__ */ shapeInAnyCase<Owner>(
      {},
      {
        name: text,
        notes: /* @__PURE__ */ mapOf(text),
      },
    );

    /** Reads a \`Shop\`; keeps fields it does not know. */
    export const decodeShop: Decoder<Shop> = /* @__PURE__ */ shapeInAnyCase<Shop>(
      {
        id: integer,
      },
      {
        owner: decodeOwner,
        tags: /* @__PURE__ */ list(text),
        turnover: decimalText,
      },
    );
    "
  `);
});

test("emitEventDecoders() writes a decoder per type and the functions that read events", () => {
  expect(emitEventDecoders(tinyModel())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    import type { ChannelEvent, KnownEventType, KnownEvents } from "@kontor/erp-types";
    import type { UnreadableItem } from "@kontor/http";
    import { type Decoder, bounded, decodeAs, readEach } from "@kontor/http/internal";
    import { decodeEventEnvelope, decodeShop } from "./decoders/shared.generated.ts";

    export const payloads: { [Type in KnownEventType]: Decoder<KnownEvents[Type]["event"]> } = {
      "Shop.Opened": decodeShop,
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
     * One that cannot be read stands in \`unreadable\`, with those of the page, and the others are not affected.
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
      unreadable?: readonly UnreadableItem[] | undefined;
    }

    const boundedEnvelope = /* @__PURE__ */ bounded(decodeEventEnvelope);

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

test("emitGroup() writes a named method per operation", () => {
  expect(emitShops(tinyModel())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    import type { Shop } from "@kontor/erp-types";
    import type { CallOptions } from "@kontor/http";
    import { buildGroup, keepDigits } from "@kontor/http/internal";
    import type { ErpCore } from "../core.generated.ts";
    import { decodeShop } from "../decoders/shared.generated.ts";
    import type { ErpError } from "../errors.generated.ts";

    export interface ShopCloseForEverParameters {
      shopId: string;
    }

    export interface ShopGetShopParameters {
      /** Which one. */
      shopId: string;
      expand?: boolean | undefined;
    }

    /** Operations on \`shops\`. Every method throws an {@link ErpError}. */
    export interface ShopsGroup {
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
      /**
       * Reads a shop. \`GET /v1/shops/{shopId}\`, scope \`shops.read\`. Maturity: beta.
       * Quota: 10 requests in 60 s.
       * @throws {ErpError} If the platform answers outside 2xx.
       * @see given spec §4.1
       */
      get(params: ShopGetShopParameters, options?: CallOptions): Promise<Shop>;
    }

    /** The methods of \`shops\` alone, without the rest of the client. */
    export function shops(core: ErpCore): ShopsGroup {
      return buildGroup<ShopsGroup>(core, "erp.shops", {
        closeForEver: ["DELETE /v1/shops/{shopId} Shop_CloseForEver params", { answer: "none" }],
        create: ["POST /v1/shops Shop_CreateShop body", { bodyFields: "id" }],
        get: ["GET /v1/shops/{shopId} Shop_GetShop params", { query: ["expand"], decode: decodeShop, reviver: keepDigits }],
      });
    }
    "
  `);
});

test("emitCore() writes what all groups share", () => {
  expect(emitCore(tinyModel())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    import type { Fetch, Secret, Telemetry } from "@kontor/http";
    import { clientHeaders, createCallSender, type OperationCall } from "@kontor/http/internal";
    import { ErpError } from "./errors.generated.ts";

    /** The headers of a request, set once for a client. */
    export interface ErpHeaders {
      /** The tenant. Header \`x-tenant-id\`. */
      tenantId: string;
      /** The key. Header \`x-api-key\`. Default: the header is not sent. */
      apiKey?: string | Secret | undefined;
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
      fetch?: Fetch | undefined;
      /** Runs around every call; \`openTelemetry()\` of \`@kontor/http/telemetry\` gives one. Default: nothing does. */
      telemetry?: Pick<Telemetry, "observe"> | undefined;
      /** Hosts that may be reached by plain http, such as a sandbox in another container: \`["sandbox:7070"]\`. They get the credentials. Default: none but this machine. */
      allowHttp?: readonly string[] | undefined;
    }

    /** The part that all groups share; it is for importing them one by one: \`shops(createErpCore(options))\`. */
    export interface ErpCore {
      call(call: OperationCall): Promise<unknown>;
    }

    /**
     * Makes the part that all groups of a client share, for a program that imports only some of them.
     *
     * @throws {ArgumentError} If an option is missing or malformed.
     */
    export function createErpCore(options: ErpClientOptions): ErpCore {
      const fail = (...facts: ConstructorParameters<typeof ErpError>) => new ErpError(...facts);
      return createCallSender({ what: "an ERP client", ...options, fail, headers: erpHeaders(options) });
    }
    "
  `);
});

test("emitClient() writes the client of all groups", () => {
  expect(emitClient(tinyModel())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    import { checkTelemetry } from "@kontor/http/internal";
    import { createErpCore, type ErpClientOptions, type ErpHeaders } from "./core.generated.ts";
    import { shops, type ShopsGroup } from "./groups/shops.generated.ts";

    /** A client of the Tiny API. */
    export interface ErpClient {
      readonly shops: ShopsGroup;
      /** The same client with other headers: another tenant, another user. An optional header that is \`undefined\` is not sent, and a required one is refused, so that no call goes to the tenant of before. */
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
      checkTelemetry("create an ERP client", options.telemetry);
      return {
        shops: shops(core),
        with: (headers) => createErpClient({ ...options, ...headers }),
      };
    }
    "
  `);
});

test("emitClientTypes() lists the types of every group", () => {
  expect(emitClientTypes(tinyModel())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    export type { ShopsGroup, ShopCloseForEverParameters, ShopGetShopParameters } from "./groups/shops.generated.ts";
    "
  `);
});

test("emitShapes() writes an interface per object", () => {
  expect(emitShapes(tinyModel(), "shared")).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.

    export interface ErrorResponse {
      errorCode?: string;
    }

    export interface EventEnvelope {
      id: string;
      event: unknown;
      type: string;
    }

    export interface Owner {
      name?: string;
      notes?: Record<string, string>;
    }

    export interface Shop {
      id: number;
      owner?: Owner;
      tags?: string[];
      turnover?: string;
    }
    "
  `);
});

test("emitTypesIndex() exports every group", () => {
  expect(emitTypesIndex(tinyModel())).toMatchInlineSnapshot(`
    "// Generated from specs/erp/openapi.yaml 1.2 by tools/codegen. Do not edit: run \`pnpm generate\`.
    export type * from "./shapes/shared.generated.ts";
    "
  `);
});

test("emitOperations() says of a body that is one list how many items it may have, and of no other", () => {
  const list = { type: "array", maxItems: 7, items: {} };
  const emitted = (properties: Record<string, object>, required: string[]) => {
    const model = changed(({ paths }) => {
      const schema = { type: "object", properties, required };
      paths["/v1/shops"]!["post"]!.requestBody!.content = { "application/json": { schema } };
    });
    return /"batch":(\{.*?\})/.exec(emitOperations(model))?.[1];
  };

  expect(emitted({ shops: list }, ["shops"])).toBe('{"list":"shops","most":7}');
  expect(emitted({ shops: list }, [])).toBeUndefined();
  expect(emitted({ shops: list, note: {} }, ["shops"])).toBeUndefined();
  expect(emitted({ shops: { type: "array", items: {} } }, ["shops"])).toBeUndefined();
  expect(emitted({ shops: { type: "string" } }, ["shops"])).toBeUndefined();
});

test.each<[string[] | undefined, string]>([
  [["Shop_CreateShop", "Shop_GetShop"], "@deprecated Use `shops.create()` and `shops.get()`."],
  [undefined, "@deprecated Nothing takes its place."],
])("emitGroup() says that a method is deprecated, and what takes its place: %j", (replacedBy, words) => {
  const model = changed(({ paths }) => {
    const raw = paths["/v1/shops/{shopId}"]!["delete"]!;
    Object.assign(raw, { deprecated: true, ...(replacedBy && { "x-replaced-by": replacedBy }) });
  });

  expect(emitShops(model)).toContain(words);
  expect(emitShops(tinyModel())).not.toContain("@deprecated");
});

test("the items of a list are read apart where the schema says so", () => {
  const model = changed(({ components, paths }) => {
    components.schemas["ShopList"] = {
      type: "object",
      required: ["shops"],
      properties: { shops: { type: "array", items: { $ref: "#/components/schemas/Shop" }, "x-read-apart": true } },
    };
    const content = { "application/json": { schema: { $ref: "#/components/schemas/ShopList" } } };
    paths["/v1/shops/{shopId}"]!["get"]!.responses["200"]!.content = content;
  });

  expect(emitDecoders(model, "shops")).toContain(
    'export const decodeShopList: Decoder<ReadApart<ShopList>> = /* @__PURE__ */ listApart("shops", decodeShop, /* @__PURE__ */ shape<ShopList>(\n  {\n    shops: /* @__PURE__ */ list(anything),'.replace(
      "shape<",
      "shapeInAnyCase<",
    ),
  );
  expect(emitShops(model)).toContain("Promise<ReadApart<ShopList>>");
});

test("emitSecretFields() lists each field that holds a secret once, and its type says so", () => {
  const model = changed(({ components }) => {
    const secret = { type: "string", "x-secret": true };
    Object.assign(components.schemas["Shop"]!.properties!, { cardCVV: secret, apiKey: secret });
    Object.assign(components.schemas["Owner"]!.properties!, { apiKey: secret });
  });

  expect(emitSecretFields(model)).toContain('= [\n  "apiKey",\n  "cardCVV",\n];\n');
  expect(emitShapes(model, "shared")).toContain(
    "/** A secret: no log may hold it (`secretFields`). */\n  cardCVV?: string;",
  );
});

test("emitErrors() writes a plain error where the description has no body of errors", () => {
  const { error: _, ...traits } = tinyModel().traits;

  expect(emitErrors({ ...tinyModel(), traits })).not.toContain("details");
});

test("emitRoutes() writes what an operation demands of a caller", () => {
  expect(emitRoutes([{ model: tinyModel(), prefix: "/erp", rules: "erp" }]).split("routes: readonly Route[] = ")[1])
    .toMatchInlineSnapshot(`
      "[
        {"id":"Shop_CreateShop","call":"shops.create","api":"erp","method":"POST","path":"/v1/shops","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":[],"notShown":"shop-answer"},
        {"id":"Shop_GetShop","call":"shops.get","api":"erp","method":"GET","path":"/v1/shops/{shopId}","scopes":["shops.read"],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"shopId","place":"path","kind":"text"},{"name":"expand","place":"query","kind":"boolean"}],"files":[],"headers":["x-tenant-id"],"rateLimit":{"requests":10,"perSeconds":60}},
        {"id":"Shop_CloseForEver","call":"shops.closeForEver","api":"erp","method":"DELETE","path":"/v1/shops/{shopId}","scopes":[],"credentials":[],"bodyTypes":[],"status":204,"parameters":[{"name":"shopId","place":"path","kind":"text"}],"files":[],"headers":[]},
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

const errorRow = { code: "ERR_PLATFORM_X", class: "XError", title: "It broke", meaning: "", fix: "", byItself: "" };

test("emitErrorCodes() writes a code per line, with what it means", () => {
  expect(emitErrorCodes([errorRow], null)).toContain(
    `export type PlatformErrorCode =\n  /** It broke. */\n  | "ERR_PLATFORM_X";\n`,
  );
});

test.each([
  [null, "kontor specs show ERR_PLATFORM_X"],
  ["https://docs.example", "https://docs.example/reference/errors/ERR_PLATFORM_X/"],
  ["https://docs.example/kontor/", "https://docs.example/kontor/reference/errors/ERR_PLATFORM_X/"],
  ['https://docs.example/`${a}"', 'https://docs.example/`${a}"/reference/errors/ERR_PLATFORM_X/'],
])("emitErrorCodes() writes where a code is explained if the site is %s", async (site, told) => {
  const code = stripTypeScriptTypes(emitErrorCodes([errorRow], site));
  const { explainCode } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    explainCode(code: string): string;
  };

  expect(explainCode("ERR_PLATFORM_X")).toBe(told);
});

test("quotas are listed with their calls", () => {
  expect(emitQuotas(tinyModel())).toContain(`[10, 60, [
    "GET /v1/shops/{shopId}",
  ]],`);
});
