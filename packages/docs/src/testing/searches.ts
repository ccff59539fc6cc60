import { join } from "node:path";
import { readFile } from "node:fs/promises";
import MiniSearch from "minisearch";
import { findPages, options } from "../search/find-pages.ts";

/** Reads rows of words, an arrow, and the places that answer them: addresses without slashes at their ends, some with the anchor of a section. */
function readRows(text: string) {
  const lines = text.trim().split("\n");
  return lines.map((line) => {
    const [words = "", places = ""] = line.split("-> ").map((part) => part.trim());
    return {
      words,
      places: places
        .split(/\s+/)
        .map((place) => place.replace(/^[^#]*/, (address) => `/${address}`.replace(/[^/]$/, "$&/"))),
    };
  });
}

/** Searches by the words of a task, and the pages that answer them. One of the places of a row must be among the first three results, here and below. */
export const goldenSearches = readRows(`
  adjust stock             -> reference/erp/stock-stock-adjustment
  stock level              -> reference/erp/stock-query-stocks-per-item
  list stock of an item    -> reference/erp/stock-query-stocks-per-item
  stock movements          -> reference/erp/stock-query-stock-changes
  list warehouses          -> reference/erp/warehouse-query-warehouses
  storage locations        -> reference/erp/warehouse-query-storage-locations
  create order             -> reference/erp/sales-order-create-sales-order
  cancel order             -> reference/erp/sales-order-cancel-sales-order
  order lines              -> reference/erp/sales-order-query-sales-order-line-items reference/erp/sales-order-create-sales-order-line-item
  order notes              -> reference/erp/sales-order-query-sales-order-notes reference/erp/sales-order-create-sales-order-note
  attach file to order     -> reference/erp/sales-order-create-sales-order-file
  record payment           -> reference/erp/sales-order-set-sales-order-payment reference/erp/invoice-set-invoice-payment
  order total              -> reference/erp/sales-order-domain-calculate-sales-order
  ship order               -> reference/erp/delivery-api-deliver-sales-order
  reserve stock            -> reference/erp/delivery-api-reserve-sales-orders
  print invoice            -> reference/erp/invoice-print-invoice
  invoice pdf              -> reference/erp/invoice-pdf-invoice
  create invoice           -> reference/erp/sales-order-new-invoice reference/erp/sales-invoice-domain-create-sales-invoice
  cancel invoice           -> reference/erp/invoice-cancel-invoice
  email invoice            -> reference/erp/invoice-mail-invoice
  credit note pdf          -> reference/erp/credit-note-render-pdf
  label pdf                -> reference/erp/shipment-download-label
  tracking number          -> reference/erp/shipment-packages-create-deliver-package reference/erp/delivery-note-post-package-data-for-delivery-note
  package weight           -> reference/erp/shipment-package-weight reference/erp/shipment-packages-change-package-weight
  delivery note            -> reference/erp/delivery-note-query-delivery-notes reference/erp/delivery-note-get-delivery-note
  pick list                -> reference/erp/wms-query-pick-lists reference/erp/wms-create-pick-list
  create customer          -> reference/erp/customer-create-customer
  customer address         -> reference/erp/customer-update-customer-address
  customer bank account    -> reference/erp/customer-create-customer-bank-account
  create product           -> reference/erp/itemdetails-create-item
  download image           -> reference/erp/item-files-download-item-image-by-id
  change price             -> reference/erp/item-update-item-prices
  price list               -> reference/erp/item-get-item-prices reference/erp/item-update-item-prices
  tax rate                 -> reference/erp/tax-get-item-rate reference/erp/tax-get-class-rate
  product category         -> reference/erp/item-get-item-categories reference/erp/item-update-item-categories reference/erp/categories-create-category
  barcode                  -> reference/erp/item-get-item-identifiers reference/erp/item-update-item-identifiers
  custom field             -> reference/erp/custom-fields-query-custom-fields reference/erp/custom-fields-create-custom-field reference/erp/custom-fields-get-custom-field
  create return            -> reference/erp/return-create-return
  api key registration     -> reference/erp/app-registration-register reference/erp/app-registration-fetch
  webhook                  -> events events/systems
  getting started          -> start
  first event              -> start events
  install                  -> start
  access token             -> tokens reference/channel/auth-exchange-refresh-token
  refresh token            -> tokens reference/channel/auth-exchange-refresh-token
  token cache several processes -> tokens
  sandbox                  -> sandbox
  test without the platform -> testing sandbox
  fake clock in tests      -> testing sandbox
  inject faults            -> sandbox testing
  receive events           -> events
  at least once            -> events events/idempotency
  duplicate events         -> events/idempotency events
  retry failing handler    -> events/retries events
  dead letter              -> events/retries events
  inbox command line       -> operations/inbox-commands
  handler in Python        -> operations/event-programs
  list events in a terminal -> operations/inbox-commands
  health check             -> operations/production operations/monitoring events
  metrics                  -> operations/production operations/monitoring events
  postgres inbox           -> operations/workers operations/production operations/monitoring events
  pagination               -> calls/paging erp
  rate limit 429           -> operations/limits calls/errors reference/errors/ERR_PLATFORM_API reference/errors
  quota                    -> operations/limits tokens
  timeout                  -> calls/errors reference/errors/ERR_PLATFORM_TIMEOUT
  catch an error           -> calls/errors reference/errors
  commonjs                 -> operations/runtimes
  deno bun edge            -> operations/runtimes
  register an app          -> apps reference/erp/app-registration-register
  session token            -> apps reference/errors/ERR_PLATFORM_SESSION
  setup page               -> apps
  stock sync               -> stock
  what nobody knows        -> reference/not-shown
  scopes                   -> reference/scopes
  maturity                 -> reference/resource-groups
  ERR_PLATFORM_TOKEN       -> reference/errors/ERR_PLATFORM_TOKEN
  DecodeError              -> reference/errors/ERR_PLATFORM_DECODE
  events_acknowledge       -> reference/channel/events-acknowledge
  poll events              -> reference/channel/events-list events
  acknowledge events       -> reference/channel/events-acknowledge events
  mark order shipped       -> reference/channel/orders-update-status orders
  create marketplace order -> reference/channel/orders-create orders
  sign up a seller         -> reference/channel/sellers-create reference/channel/sellers-get-signup-session
  unlink seller            -> reference/channel/sellers-unlink reference/events/seller-channel-unlinked
  offer listed             -> reference/channel/offers-report-listed
  listing failed           -> reference/channel/offers-report-listing-failed
  new offer event          -> reference/events/seller-offer-new
  Seller:Order.Shipping    -> reference/events/seller-order-shipping
  price update event       -> reference/events/seller-offer-price-update
  refund event             -> reference/events/seller-order-refund
  return received          -> reference/events/seller-order-return-received orders
  cancel marketplace order -> reference/channel/orders-request-cancellation orders
  category attributes      -> reference/channel/attributes-replace-of-category reference/channel/attributes-get-of-category
  /v2/UpdateCategory       -> reference/erp/category-update-category
  salesOrders.create       -> reference/erp/sales-order-create-sales-order
`);

/** What readers type in a first week. The pages must be among the first three results, and each place must exist. */
export const firstWeek = readRows(`
  retries of a failing handler -> events/retries/#how-many-tries-and-how-long-apart
  idempotent handler           -> events/idempotency/#which-pattern-to-use
  two workers                  -> operations/workers/#run-the-same-program-twice
  order shipped in parts       -> orders/#mark-an-order-shipped-in-parts-or-cancelled
  rotate refresh token         -> credentials/#rotate-a-refresh-token
  scope for stock              -> credentials/#which-scope-does-an-operation-need reference/scopes/#inventories.read reference/erp/stock-query-stocks-per-item
  which credential             -> credentials/#which-credential-for-which-operation
  test dead letter             -> events/retries/#test-a-dead-letter testing/#the-test
  429                          -> operations/limits/#what-happens-at-429
  replay dead events           -> events/retries/#see-why-a-seller-is-stuck-replay-dead-events
  seller stuck                 -> events/retries/#see-why-a-seller-is-stuck-replay-dead-events
  upgrade supported versions   -> operations/upgrading/#how-to-upgrade operations/upgrading/#what-is-supported
  default timeout              -> calls/errors/#default-time-outs-and-retries
  catch error                  -> calls/errors/#how-to-catch-one-error
  paging                       -> calls/paging/#how-to-page-through-a-list
  backup inbox                 -> operations/production/#back-up-and-restore-the-inbox
  graceful shutdown            -> operations/production/#graceful-shutdown
  what costs a delivery        -> operations/limits/#what-costs-a-delivery
  monitoring alarms            -> operations/monitoring/#five-alarms
  deno browser edge            -> operations/runtimes
  tokens for sellers           -> credentials/#get-tokens-for-sellers reference/channel/auth-create-seller-token
  how long is an event kept    -> operations/production/#how-long-an-event-is-kept
  upload invoice               -> calls/paging/#upload-an-invoice reference/channel/invoices-upload reference/channel/seller-orders-upload-invoice
  verify session token         -> apps/#verify-a-session-token
  partial update               -> calls/paging/#what-a-partial-update-does-to-fields-you-leave-out
`).map((row) => ({ ...row, pages: row.places.map((place) => place.replace(/#.*$/, "")) }));

/**
 * What readers type of other kinds: error texts, status codes, German words of the trade, words with two wrong letters, jobs, and sections of a
 * page. A place with a `#` must be found at that section. The rows come in pairs: the search was tuned on the first of each pair, and is judged by
 * the second.
 */
export const questions = readRows(`
  ECONNREFUSED                          -> reference/errors/ERR_PLATFORM_CONNECTION calls/errors
  ECONNRESET                            -> reference/errors/ERR_PLATFORM_CONNECTION calls/errors
  connect ECONNREFUSED 127.0.0.1:7070   -> reference/errors/ERR_PLATFORM_CONNECTION sandbox calls/errors
  getaddrinfo ENOTFOUND                 -> reference/errors/ERR_PLATFORM_CONNECTION calls/errors
  invalid_grant                         -> reference/errors/ERR_PLATFORM_TOKEN tokens credentials
  invalid_client                        -> reference/errors/ERR_PLATFORM_TOKEN tokens credentials
  self-signed certificate               -> reference/errors/ERR_PLATFORM_CONNECTION tokens
  unable to verify the first certificate -> reference/errors/ERR_PLATFORM_CONNECTION tokens
  fetch failed                          -> reference/errors/ERR_PLATFORM_CONNECTION calls/errors
  socket hang up                        -> reference/errors/ERR_PLATFORM_CONNECTION calls/errors
  ETIMEDOUT                             -> reference/errors/ERR_PLATFORM_TIMEOUT reference/errors/ERR_PLATFORM_CONNECTION calls/errors
  UND_ERR_CONNECT_TIMEOUT               -> reference/errors/ERR_PLATFORM_TIMEOUT reference/errors/ERR_PLATFORM_CONNECTION calls/errors
  TimeoutError: The operation was aborted due to timeout -> reference/errors/ERR_PLATFORM_TIMEOUT calls/errors
  AbortError: This operation was aborted -> reference/errors/ERR_PLATFORM_TIMEOUT calls/errors
  SQLITE_BUSY database is locked        -> operations/workers reference/errors/ERR_PLATFORM_STORE events operations/guide
  unauthorized_client                   -> reference/errors/ERR_PLATFORM_TOKEN tokens credentials
  invalid_scope                         -> reference/errors/ERR_PLATFORM_TOKEN tokens credentials reference/scopes
  access_denied                         -> reference/errors/ERR_PLATFORM_TOKEN tokens credentials
  ERR_REQUIRE_ESM                       -> operations/runtimes
  Cannot use import statement outside a module -> operations/runtimes
  jwt expired                           -> apps reference/errors/ERR_PLATFORM_SESSION
  invalid signature                     -> apps reference/errors/ERR_PLATFORM_SESSION
  Unexpected token < in JSON            -> reference/errors/ERR_PLATFORM_DECODE
  Unexpected end of JSON input          -> reference/errors/ERR_PLATFORM_DECODE
  EADDRINUSE                            -> sandbox
  address already in use 7070           -> sandbox
  401 Unauthorized                      -> reference/errors/ERR_PLATFORM_TOKEN reference/errors/ERR_PLATFORM_API tokens credentials calls/errors
  403 Forbidden                         -> reference/errors/ERR_PLATFORM_API credentials reference/scopes calls/errors
  404                                   -> reference/errors/ERR_PLATFORM_API calls/errors
  409 conflict                          -> reference/errors/ERR_PLATFORM_API calls/errors
  429 too many requests                 -> operations/limits reference/errors/ERR_PLATFORM_API
  Retry-After                           -> operations/limits calls/errors reference/errors/ERR_PLATFORM_API
  500 internal server error             -> reference/errors/ERR_PLATFORM_API calls/errors
  503 service unavailable               -> reference/errors/ERR_PLATFORM_API calls/errors
  400 bad request                       -> reference/errors/ERR_PLATFORM_API calls/errors
  422                                   -> reference/errors/ERR_PLATFORM_API calls/errors
  502 bad gateway                       -> reference/errors/ERR_PLATFORM_API calls/errors
  504 gateway timeout                   -> reference/errors/ERR_PLATFORM_API reference/errors/ERR_PLATFORM_TIMEOUT calls/errors
  Lieferschein                          -> reference/erp/delivery-note-query-delivery-notes reference/erp/delivery-note-get-delivery-note reference/erp/delivery-note-pdf-delivery-note reference/erp/groups/delivery-notes
  Lieferschein drucken                  -> reference/erp/delivery-note-print-delivery-note
  Rechnung                              -> reference/erp/invoice-query-invoices reference/erp/invoice-get-invoice reference/erp/groups/invoices erp/invoice reference/erp/sales-order-new-invoice
  Rechnung stornieren                   -> reference/erp/invoice-cancel-invoice
  Bestand                               -> reference/erp/stock-query-stocks-per-item reference/erp/stock-stock-adjustment stock reference/erp/groups/stocks
  Lagerbestand ändern                   -> reference/erp/stock-stock-adjustment
  Bestellung anlegen                    -> reference/erp/sales-order-create-sales-order reference/channel/orders-create
  Auftrag anlegen                       -> reference/erp/sales-order-create-sales-order
  Steuerklasse                          -> reference/erp/tax-class-query-tax-classes reference/erp/tax-class-create-tax-class reference/erp/tax-class-update-tax-class reference/erp/groups/tax-classes
  Steuersatz                            -> reference/erp/tax-get-item-rate reference/erp/tax-get-class-rate
  Kunde anlegen                         -> reference/erp/customer-create-customer
  Kundengruppe                          -> reference/erp/customer-group-query-customer-groups reference/erp/customer-group-get-customer-group reference/erp/customer-group-create-customer-group reference/erp/groups/customer-groups
  Artikel anlegen                       -> reference/erp/itemdetails-create-item
  Artikelbild                           -> reference/erp/item-files-download-item-image-by-id reference/erp/item-files-download-item-preview-image-by-id reference/erp/file-upload-file reference/erp/itemdetails-change-item
  Lager                                 -> reference/erp/warehouse-query-warehouses reference/erp/groups/warehouses
  Lieferant                             -> reference/erp/supplier-query-suppliers reference/erp/groups/suppliers reference/erp/item-get-item-suppliers
  Gutschrift                            -> reference/erp/credit-note-render-pdf reference/erp/credit-note-mail reference/erp/credit-note-print reference/erp/groups/credit-notes
  Retoure anlegen                       -> reference/erp/return-create-return
  Versandart                            -> reference/erp/shipping-method-query-shipping-methods reference/erp/groups/shipping-methods
  Zahlungsart                           -> reference/erp/payment-method-query-payment-methods reference/erp/groups/payment-methods
  Preis ändern                          -> reference/erp/item-update-item-prices reference/channel/seller-offers-update-prices
  Warengruppe                           -> reference/erp/product-group-query-product-groups reference/erp/groups/product-groups reference/erp/product-groups-create-product-group
  Pickliste                             -> reference/erp/wms-query-pick-lists reference/erp/wms-create-pick-list reference/erp/groups/wms
  Hersteller                            -> reference/erp/manufacturer-query-manufacturers reference/erp/groups/manufacturers reference/erp/manufacturer-get-manufacturer
  Angebot als PDF                       -> reference/erp/offer-render-pdf
  Seriennummer                          -> reference/erp/stock-query-serial-number-per-warehouse
  Versandetikett                        -> reference/erp/shipment-download-label
  Sendungsnummer                        -> reference/erp/shipment-packages-create-deliver-package reference/erp/delivery-note-post-package-data-for-delivery-note
  invioce pfd                           -> reference/erp/invoice-pdf-invoice
  recieve evnets                        -> events
  idempotnet hadnler                    -> events/idempotency events
  dead leter reply                      -> events/retries events operations/inbox-commands
  acknowlegde evnets                    -> reference/channel/events-acknowledge events
  catgory atributes                     -> reference/channel/attributes-replace-of-category reference/channel/seller-meta-get-category-attributes
  warehoues                             -> reference/erp/warehouse-query-warehouses reference/erp/groups/warehouses
  custmoer adress                       -> reference/erp/customer-update-customer-address
  refersh tokne                         -> tokens credentials reference/channel/auth-exchange-refresh-token
  gracefull shutdwon                    -> operations/production
  paginaton                             -> calls/paging erp
  moniotring alrams                     -> operations/monitoring operations/guide
  kuberntes                             -> operations/fleet
  postgers inbxo                        -> operations/workers
  benchmraks                            -> reference/benchmarks
  sandobx                               -> sandbox
  upload image                          -> reference/erp/file-upload-file reference/erp/itemdetails-change-item
  upload a product picture              -> reference/erp/file-upload-file reference/erp/itemdetails-change-item
  customer by email                     -> reference/erp/customer-get-customer reference/erp/customer-domain-get-customer-by-id reference/erp/groups/customers erp/order
  order by external number              -> reference/erp/sales-order-create-sales-order orders erp/order reference/erp/groups/sales-orders
  change shipping address of an order   -> reference/channel/orders-update-address reference/erp/sales-order-update-sales-order
  send tracking number to the buyer     -> reference/channel/seller-orders-report-shipping reference/erp/shipment-packages-create-deliver-package reference/channel/orders-update-status
  refund an order                       -> reference/channel/seller-orders-refund reference/channel/refunds-report-result reference/events/seller-order-refund orders
  partial refund                        -> reference/channel/seller-orders-refund reference/events/seller-order-refund reference/channel/refunds-report-result orders
  publish categories of a marketplace   -> tasks/categories reference/channel/channel-categories-replace
  set shipping rules                    -> reference/channel/rules-replace-shipping
  update the price of an offer          -> reference/channel/seller-offers-update-prices reference/events/seller-offer-price-update
  end an offer                          -> reference/channel/seller-offers-end reference/events/seller-offer-end
  reply to a ticket                     -> reference/channel/seller-tickets-reply reference/events/seller-ticket-reply
  attach a file to a ticket             -> reference/channel/tickets-upload-attachment reference/channel/seller-tickets-upload-attachment
  split an order into parcels           -> orders erp/invoice reference/erp/delivery-api-deliver-sales-order reference/erp/delivery-note-post-package-data-for-delivery-note
  mark an invoice as paid               -> reference/erp/invoice-set-invoice-payment
  undo a cancelled order                -> reference/erp/sales-order-undo-sales-order-cancellation
  next invoice number                   -> reference/erp/number-ranges-number-range-increment reference/erp/number-ranges-number-range-preview
  delete personal data of a customer    -> operations/inbox-commands operations/production
  GDPR forget a person                  -> operations/inbox-commands operations/production
  run behind a load balancer with many replicas -> operations/workers operations/fleet
  deploy with docker                    -> operations/compose operations/fleet
  how many tries does a handler get     -> events/retries/#how-many-tries-and-how-long-apart
  pattern outbox                        -> events/idempotency/#pattern-3-an-outbox
  backup the inbox                      -> operations/production/#back-up-and-restore-the-inbox operations/guide/#back-up-and-restore
  liveness and readiness probe          -> operations/production/#liveness-and-readiness
  move from sqlite to postgres          -> operations/inbox-commands/#from-a-file-to-postgresql operations/guide/#from-one-file-to-postgresql
  seller is stuck                       -> operations/inbox-commands/#a-seller-is-stuck operations/guide/#a-seller-is-stuck events/retries/#see-why-a-seller-is-stuck-replay-dead-events
  rotate a refresh token                -> credentials/#rotate-a-refresh-token
  several processes share a token       -> tokens/#several-processes-a-store
  faults and delays in the sandbox      -> sandbox/#faults-errors-lost-answers-delays
  bun and deno                          -> operations/runtimes/#bun-and-deno
  log lines                             -> operations/monitoring/#log-lines
  kafka                                 -> events/broker/#kafka
  what costs a delivery                 -> operations/limits/#what-costs-a-delivery
  personal data in logs                 -> operations/monitoring tokens operations/production operations/inbox-commands
  test a handler with a fake clock      -> testing
  verify a session token                -> apps/#verify-a-session-token
`);

/**
 * Searches the built site as its search box does, but without a browser.
 *
 * @param dist The folder of the built site.
 * @returns The addresses of the first three results of each search, with the anchors of sections.
 */
export async function findOnSite(dist: string, searches: readonly string[]): Promise<string[][]> {
  const index = MiniSearch.loadJSON(await readFile(join(dist, "search.json"), "utf8"), options);
  return searches.map((words) => findPages(words, index, 3).map(({ url }) => url));
}

/** Lists the searches that find none of their places: a place without an anchor is found at each of its sections. */
export async function listMissed(
  dist: string,
  rows: readonly { words: string; places: string[] }[],
): Promise<string[]> {
  const asked = rows.map(({ words }) => words);
  const found = await findOnSite(dist, asked);
  const isFound = (place: string, urls: string[]) =>
    urls.some((url) => url === place || (!place.includes("#") && url.replace(/#.*/, "") === place));
  return rows.flatMap(({ words, places }, index) =>
    places.some((place) => isFound(place, found[index]!)) ? [] : [words],
  );
}
