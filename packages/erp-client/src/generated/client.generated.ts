// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ApiStatus, AppRegistration, Category, CategoryUpdate, Feature, LoginRequest, PickList, PickListPage, Registration, RegistrationStatus, Session, TaxClass, TaxClassUpdate, TaxRate } from "@kontor/erp-types";
import { paginate, type CallOptions, type Fetch, type Telemetry, type Secret } from "@kontor/http";
import { createCallSender, readDocument, list, clientHeaders, type OperationCall } from "@kontor/http/parts";
import * as decode from "./decode.generated.ts";
import { ErpError } from "./errors.generated.ts";

/** The headers of a request, set once for a client. */
export interface ErpHeaders {
  /** Tenant ID of the target ERP instance. Header `x-tenant-id`. */
  tenantId: string;
  /** Name of the calling application, form `<app_name>/<version>`. Header `x-appid`. */
  appId: string;
  /** Version number of the calling application. Header `x-appversion`. */
  appVersion: string;
  /** User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. Header `x-runas`. */
  runAs?: string;
  /** Company id (int or uuid) on whose behalf the request runs. Header `x-companyid`. */
  companyId?: string;
  /** Requested API version. Header `api-version`. */
  apiVersion?: string;
  /** Session in which the call runs. Header `X-SessionId`. */
  sessionId?: string;
  /** The key obtained at the end of the app registration. Documented as required, with a note that the gateway injects it when no token is present; hence an alternative to a token, not an addition. Header `x-api-key`. */
  apiKey?: string | Secret;
}

const headerRules = {
  tenantId: { header: "x-tenant-id", required: true, pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, must: "be a UUID" },
  appId: { header: "x-appid", required: true, pattern: /^[^/]+\/[^/]+$/, must: "have the form <app_name>/<version>" },
  appVersion: { header: "x-appversion", required: true, pattern: /^.{1,}$/s, must: "be text" },
  runAs: { header: "x-runas", pattern: /^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/, must: "be an integer or a UUID" },
  companyId: { header: "x-companyid", pattern: /^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/, must: "be an integer or a UUID" },
  apiVersion: { header: "api-version", pattern: /^.{1,}$/s, must: "be text" },
  sessionId: { header: "X-SessionId", pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, must: "be a UUID" },
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
  /** Base address, `{base_url}`; a path prefix is kept. */
  baseUrl: string;
  /** Sends the requests; credentials, timeouts and retries live here. Default `globalThis.fetch`. */
  fetch?: Fetch;
  /** Runs around every call; `openTelemetry()` of `@kontor/http/telemetry` gives one. Default: nothing does. */
  telemetry?: Pick<Telemetry, "observe">;
}

export interface CategoryGetCategoryParameters {
  /** The category. */
  categoryId: string;
}

/** Operations on `categories`. Every method throws an {@link ErpError}. */
export interface Categories {
  /**
   * Updates a category. `PATCH /v2/UpdateCategory`, scope `items.write`. Maturity: Development.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §4.1
   */
  update(body: CategoryUpdate, options?: CallOptions): Promise<unknown>;
  /**
   * Returns a category. `GET /v2/category/{categoryId}`. Maturity: Development.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see observed
   */
  get(params: CategoryGetCategoryParameters, options?: CallOptions): Promise<Category>;
}

export function categories(core: ErpCore): Categories {
  return {
    update: (body, options) => core.call({ options, operation: "Category_UpdateCategory", call: "erp.categories.update", method: "PATCH", path: "/v2/UpdateCategory", body, needsBody: true }) as Promise<unknown>,
    get: (params, options) => core.call({ options, operation: "Category_GetCategory", call: "erp.categories.get", method: "GET", path: "/v2/category/{categoryId}", params, required: ["categoryId"], decode: decode.category }) as Promise<Category>,
  };
}

/** Operations on `taxClasses`. Every method throws an {@link ErpError}. */
export interface TaxClasses {
  /**
   * Updates an existing tax class. `PATCH /v2/taxclasses/update`, scope `taxes.write`. Maturity: stable.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §4.2
   */
  update(body: TaxClassUpdate, options?: CallOptions): Promise<unknown>;
  /**
   * Lists the tax classes. `GET /v2/taxClasses`, scope `taxes.read`. Maturity: stable.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see observed
   */
  list(options?: CallOptions): Promise<TaxClass[]>;
}

export function taxClasses(core: ErpCore): TaxClasses {
  return {
    update: (body, options) => core.call({ options, operation: "TaxClass_UpdateTaxClass", call: "erp.taxClasses.update", method: "PATCH", path: "/v2/taxclasses/update", body, needsBody: true }) as Promise<unknown>,
    list: (options) => core.call({ options, operation: "TaxClass_QueryTaxClasses", call: "erp.taxClasses.list", method: "GET", path: "/v2/taxClasses", decode: list(decode.taxClass) }) as Promise<TaxClass[]>,
  };
}

/** Operations on `info`. Every method throws an {@link ErpError}. */
export interface Info {
  /**
   * Returns the status of the API. `GET /v2/info`. Maturity: stable.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  getStatus(options?: CallOptions): Promise<ApiStatus>;
}

export function info(core: ErpCore): Info {
  return {
    getStatus: (options) => core.call({ options, operation: "Info_GetStatus", call: "erp.info.getStatus", method: "GET", path: "/v2/info", decode: decode.apiStatus }) as Promise<ApiStatus>,
  };
}

/** Operations on `features`. Every method throws an {@link ErpError}. */
export interface Features {
  /**
   * Returns the feature sets. `GET /v2/feature`. Maturity: stable.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1, §9
   */
  list(options?: CallOptions): Promise<Feature[]>;
}

export function features(core: ErpCore): Features {
  return {
    list: (options) => core.call({ options, operation: "Feature_GetFeatures", call: "erp.features.list", method: "GET", path: "/v2/feature", decode: list(decode.feature) }) as Promise<Feature[]>,
  };
}

export interface TaxGetItemRateParameters {
  /** The item. */
  itemId: string;
  /** The company that sells. */
  companyId: string;
  /** Country of departure, ISO code. */
  departureCountryISO: string;
  /** Country of arrival, ISO code. */
  shipmentCountryISO: string;
  /** Tax number of the buyer. */
  taxNumber?: string;
  /** Country of the invoice, ISO code. */
  invoiceCountryISO?: string;
  /** State of the invoice, ISO code. */
  invoiceCountryStateISO?: string;
  /** State of arrival, ISO code. */
  shipmentCountryStateISO?: string;
}

export interface TaxGetClassRateParameters {
  /** The tax class. */
  taxClassId: string;
  /** The company that sells. */
  companyId: string;
  /** Country of departure, ISO code. */
  departureCountryISO: string;
  /** Country of arrival, ISO code. */
  shipmentCountryISO: string;
  /** Tax number of the buyer. */
  taxNumber?: string;
  /** Country of the invoice, ISO code. */
  invoiceCountryISO?: string;
  /** State of the invoice, ISO code. */
  invoiceCountryStateISO?: string;
  /** State of arrival, ISO code. */
  shipmentCountryStateISO?: string;
}

/** Operations on `taxes`. Every method throws an {@link ErpError}. */
export interface Taxes {
  /**
   * Returns the tax rate for an item. `GET /v2/tax/item/{itemId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}`, scope `taxes.read`. Maturity: stable.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  getItemRate(params: TaxGetItemRateParameters, options?: CallOptions): Promise<TaxRate>;
  /**
   * Returns the tax rate of a tax class. `GET /v2/tax/taxclass/{taxClassId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}`, scope `taxes.read`. Maturity: stable.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see observed
   */
  getClassRate(params: TaxGetClassRateParameters, options?: CallOptions): Promise<TaxRate>;
}

export function taxes(core: ErpCore): Taxes {
  return {
    getItemRate: (params, options) => core.call({ options, operation: "Tax_GetItemRate", call: "erp.taxes.getItemRate", method: "GET", path: "/v2/tax/item/{itemId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}", params, query: ["taxNumber","invoiceCountryISO","invoiceCountryStateISO","shipmentCountryStateISO"], required: ["itemId","companyId","departureCountryISO","shipmentCountryISO"], decode: decode.taxRate }) as Promise<TaxRate>,
    getClassRate: (params, options) => core.call({ options, operation: "Tax_GetClassRate", call: "erp.taxes.getClassRate", method: "GET", path: "/v2/tax/taxclass/{taxClassId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}", params, query: ["taxNumber","invoiceCountryISO","invoiceCountryStateISO","shipmentCountryStateISO"], required: ["taxClassId","companyId","departureCountryISO","shipmentCountryISO"], decode: decode.taxRate }) as Promise<TaxRate>,
  };
}

export interface WmsQueryPickListsParameters {
  /** The warehouse. */
  warehouseId: string;
  /** Which page; the first is 1. */
  pageNumber?: number;
  /** How many entries a page has. No default and no maximum is stated. */
  pageSize?: number;
}

/** Operations on `wms`. Every method throws an {@link ErpError}. */
export interface Wms {
  /**
   * Lists the pick lists of a warehouse. `GET /v2/wms/{warehouseId}/picklists`, scope `picklists.read`. Maturity: stable.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  listPickLists(params: WmsQueryPickListsParameters, options?: CallOptions): Promise<PickListPage>;
  /**
   * Every item of `listPickLists()`, page after page: `for await (const item of …)`. `GET /v2/wms/{warehouseId}/picklists`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  eachPickList(params: Omit<WmsQueryPickListsParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<PickList, void, void>;
}

export function wms(core: ErpCore): Wms {
  const methods: Wms = {
    listPickLists: (params, options) => core.call({ options, operation: "Wms_QueryPickLists", call: "erp.wms.listPickLists", method: "GET", path: "/v2/wms/{warehouseId}/picklists", params, query: ["pageNumber","pageSize"], required: ["warehouseId"], decode: decode.pickListPage }) as Promise<PickListPage>,
    eachPickList: (params, options) => paginate((pageNumber) => methods.listPickLists({ pageSize: 100, ...params, pageNumber }, options)),
  };
  return methods;
}

export interface ShipmentDownloadLabelParameters {
  /** The package. */
  packageId: string;
}

/** Operations on `shipments`. Every method throws an {@link ErpError}. */
export interface Shipments {
  /**
   * Downloads a shipping label. `GET /v2/shipment/label/{packageId}`. Maturity: stable.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  downloadLabel(params: ShipmentDownloadLabelParameters, options?: CallOptions): Promise<Uint8Array>;
}

export function shipments(core: ErpCore): Shipments {
  return {
    downloadLabel: (params, options) => core.call({ options, operation: "Shipment_DownloadLabel", call: "erp.shipments.downloadLabel", method: "GET", path: "/v2/shipment/label/{packageId}", params, required: ["packageId"], document: readDocument }) as Promise<Uint8Array>,
  };
}

export interface OfferPrintParameters {
  /** The offer. */
  offerId: string;
  /** The form to print with. */
  formId?: string;
  /** Name of the printer. */
  printer?: string;
}

export interface OfferMailParameters {
  /** The offer. */
  offerId: string;
  /** The form to print with. */
  formId?: string;
}

export interface OfferRenderPdfParameters {
  /** The offer. */
  offerId: string;
  /** The form to print with. */
  formId?: string;
}

/** Operations on `offers`. Every method throws an {@link ErpError}. */
export interface Offers {
  /**
   * Prints an offer. `POST /v2/offer/{offerId}/output/print`, scope `offers.print`. Maturity: beta.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  print(params: OfferPrintParameters, options?: CallOptions): Promise<void>;
  /**
   * Mails an offer. `POST /v2/offer/{offerId}/output/mail`, scope `offers.read`. Maturity: beta.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  mail(params: OfferMailParameters, options?: CallOptions): Promise<void>;
  /**
   * Renders an offer as PDF. `POST /v2/offer/{offerId}/output/pdf`, scope `offers.read`. Maturity: beta.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  renderPdf(params: OfferRenderPdfParameters, options?: CallOptions): Promise<Uint8Array>;
}

export function offers(core: ErpCore): Offers {
  return {
    print: (params, options) => core.call({ options, operation: "Offer_Print", call: "erp.offers.print", method: "POST", path: "/v2/offer/{offerId}/output/print", params, query: ["formId","printer"], required: ["offerId"], answer: "none" }) as Promise<void>,
    mail: (params, options) => core.call({ options, operation: "Offer_Mail", call: "erp.offers.mail", method: "POST", path: "/v2/offer/{offerId}/output/mail", params, query: ["formId"], required: ["offerId"], answer: "none" }) as Promise<void>,
    renderPdf: (params, options) => core.call({ options, operation: "Offer_RenderPdf", call: "erp.offers.renderPdf", method: "POST", path: "/v2/offer/{offerId}/output/pdf", params, query: ["formId"], required: ["offerId"], document: readDocument }) as Promise<Uint8Array>,
  };
}

export interface CreditNotePrintParameters {
  /** The credit note. */
  creditNoteId: string;
  /** The form to print with. */
  formId?: string;
  /** Name of the printer. */
  printer?: string;
}

export interface CreditNoteMailParameters {
  /** The credit note. */
  creditNoteId: string;
  /** The form to print with. */
  formId?: string;
}

export interface CreditNoteRenderPdfParameters {
  /** The credit note. */
  creditNoteId: string;
  /** The form to print with. */
  formId?: string;
}

/** Operations on `creditNotes`. Every method throws an {@link ErpError}. */
export interface CreditNotes {
  /**
   * Prints a credit note. `POST /v2/creditNotes/{creditNoteId}/output/print`, scope `salesinvoicecorrections.print`. Maturity: beta.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  print(params: CreditNotePrintParameters, options?: CallOptions): Promise<void>;
  /**
   * Mails a credit note. `POST /v2/creditNotes/{creditNoteId}/output/mail`, scope `salesinvoicecorrections.read`. Maturity: beta.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  mail(params: CreditNoteMailParameters, options?: CallOptions): Promise<void>;
  /**
   * Renders a credit note as PDF. `POST /v2/creditNotes/{creditNoteId}/output/pdf`, scope `salesinvoicecorrections.read`. Maturity: beta.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  renderPdf(params: CreditNoteRenderPdfParameters, options?: CallOptions): Promise<Uint8Array>;
}

export function creditNotes(core: ErpCore): CreditNotes {
  return {
    print: (params, options) => core.call({ options, operation: "CreditNote_Print", call: "erp.creditNotes.print", method: "POST", path: "/v2/creditNotes/{creditNoteId}/output/print", params, query: ["formId","printer"], required: ["creditNoteId"], answer: "none" }) as Promise<void>,
    mail: (params, options) => core.call({ options, operation: "CreditNote_Mail", call: "erp.creditNotes.mail", method: "POST", path: "/v2/creditNotes/{creditNoteId}/output/mail", params, query: ["formId"], required: ["creditNoteId"], answer: "none" }) as Promise<void>,
    renderPdf: (params, options) => core.call({ options, operation: "CreditNote_RenderPdf", call: "erp.creditNotes.renderPdf", method: "POST", path: "/v2/creditNotes/{creditNoteId}/output/pdf", params, query: ["formId"], required: ["creditNoteId"], document: readDocument }) as Promise<Uint8Array>,
  };
}

export interface AppRegistrationRegisterParameters {
  /** Any value of at most 30 characters, the same in all calls of one registration or login. */
  "x-challengecode": string;
}

export interface AppRegistrationFetchParameters {
  /** The authentication ID of step 2. */
  registrationId: string;
  /** Any value of at most 30 characters, the same in all calls of one registration or login. */
  "x-challengecode": string;
}

export interface AppRegistrationRegisterInstanceParameters {
  /** The authentication ID. */
  registrationId: string;
  /** Any value of at most 30 characters, the same in all calls of one registration or login. */
  "x-challengecode": string;
}

/** Operations on `appRegistrations`. Every method throws an {@link ErpError}. */
export interface AppRegistrations {
  /**
   * Asks for a registration. `POST /v2/authentication`. Maturity: stable.
   * Needs no access token.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §2.5, §3
   */
  register(params: AppRegistrationRegisterParameters, body: AppRegistration, options?: CallOptions): Promise<RegistrationStatus>;
  /**
   * Returns a registration and its key once. `GET /v2/authentication/{registrationId}`. Maturity: stable.
   * Needs no access token.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §3
   */
  fetch(params: AppRegistrationFetchParameters, options?: CallOptions): Promise<Registration>;
  /**
   * Registers a further instance. `POST /v2/authentication/{registrationId}`. Maturity: stable.
   * Needs no access token.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  registerInstance(params: AppRegistrationRegisterInstanceParameters, options?: CallOptions): Promise<RegistrationStatus>;
}

export function appRegistrations(core: ErpCore): AppRegistrations {
  return {
    register: (params, body, options) => core.call({ options, operation: "AppRegistration_Register", call: "erp.appRegistrations.register", method: "POST", path: "/v2/authentication", params, header: ["x-challengecode"], required: ["x-challengecode"], body, needsBody: true, decode: decode.registrationStatus }) as Promise<RegistrationStatus>,
    fetch: (params, options) => core.call({ options, operation: "AppRegistration_Fetch", call: "erp.appRegistrations.fetch", method: "GET", path: "/v2/authentication/{registrationId}", params, header: ["x-challengecode"], required: ["registrationId","x-challengecode"], decode: decode.registration }) as Promise<Registration>,
    registerInstance: (params, options) => core.call({ options, operation: "AppRegistration_RegisterInstance", call: "erp.appRegistrations.registerInstance", method: "POST", path: "/v2/authentication/{registrationId}", params, header: ["x-challengecode"], required: ["registrationId","x-challengecode"], decode: decode.registrationStatus }) as Promise<RegistrationStatus>,
  };
}

export interface LoginLoginParameters {
  /** Any value of at most 30 characters, the same in all calls of one registration or login. */
  "x-challengecode": string;
}

/** Operations on `login`. Every method throws an {@link ErpError}. */
export interface Login {
  /**
   * Logs in the ERP user. `POST /v2/authentication/login`. Maturity: beta.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1, §5.1
   */
  login(params: LoginLoginParameters, body: LoginRequest, options?: CallOptions): Promise<Session>;
}

export function login(core: ErpCore): Login {
  return {
    login: (params, body, options) => core.call({ options, operation: "Login_Login", call: "erp.login.login", method: "POST", path: "/v2/authentication/login", params, header: ["x-challengecode"], required: ["x-challengecode"], body, needsBody: true, decode: decode.session }) as Promise<Session>,
  };
}

export interface LogoutLogoutParameters {
  /** Any value of at most 30 characters, the same in all calls of one registration or login. */
  "x-challengecode": string;
}

/** Operations on `logout`. Every method throws an {@link ErpError}. */
export interface Logout {
  /**
   * Logs out the ERP user. `POST /v2/authentication/logout`. Maturity: beta.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  logout(params: LogoutLogoutParameters, options?: CallOptions): Promise<void>;
}

export function logout(core: ErpCore): Logout {
  return {
    logout: (params, options) => core.call({ options, operation: "Logout_Logout", call: "erp.logout.logout", method: "POST", path: "/v2/authentication/logout", params, header: ["x-challengecode"], required: ["x-challengecode"], answer: "none" }) as Promise<void>,
  };
}

/** The part that all groups share; it is for importing them one by one: `categories(createErpCore(options))`. */
export interface ErpCore {
  call(call: OperationCall): Promise<unknown>;
}

/** @throws {ArgumentError} If an option is missing or malformed. */
export function createErpCore(options: ErpClientOptions): ErpCore {
  const fail = (...facts: ConstructorParameters<typeof ErpError>) => new ErpError(...facts);
  return createCallSender({ what: "an ERP client", ...options, fail, headers: erpHeaders(options) });
}

/** A client of the ERP cloud API. */
export interface ErpClient {
  readonly categories: Categories;
  readonly taxClasses: TaxClasses;
  readonly info: Info;
  readonly features: Features;
  readonly taxes: Taxes;
  readonly wms: Wms;
  readonly shipments: Shipments;
  readonly offers: Offers;
  readonly creditNotes: CreditNotes;
  readonly appRegistrations: AppRegistrations;
  readonly login: Login;
  readonly logout: Logout;
  /** The same client with other headers: another tenant, another user. */
  with(headers: Partial<ErpHeaders>): ErpClient;
}

/**
 * Makes a client. Every method throws an {@link ErpError} when the platform answers outside 2xx, and a
 * `PlatformError` with another `code` when no answer came or it could not be read.
 *
 * @throws {ArgumentError} If an option is missing or malformed.
 */
export function createErpClient(options: ErpClientOptions): ErpClient {
  const core = createErpCore(options);
  return {
    categories: categories(core),
    taxClasses: taxClasses(core),
    info: info(core),
    features: features(core),
    taxes: taxes(core),
    wms: wms(core),
    shipments: shipments(core),
    offers: offers(core),
    creditNotes: creditNotes(core),
    appRegistrations: appRegistrations(core),
    login: login(core),
    logout: logout(core),
    with: (headers) => createErpClient({ ...options, ...headers }),
  };
}
