import { join } from "node:path";
import { readFile } from "node:fs/promises";
import MiniSearch from "minisearch";
import { findPages, options } from "../search/find-pages.ts";

/**
 * Searches by the words of a task, and the pages that answer them. One of the pages of a row must be among the first three results.
 * To add a search, add a line: the words, an arrow, and the addresses without slashes at their ends.
 */
const SEARCHES = `
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
  upload image             -> reference/erp/file-upload-file reference/erp/itemdetails-change-item
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
  idempotent handler       -> events/idempotency events
  duplicate events         -> events/idempotency events
  retry failing handler    -> events/retries events
  dead letter              -> events/retries events
  replay dead events       -> events/retries events operations/inbox-commands
  inbox command line       -> operations/inbox-commands
  handler in Python        -> operations/event-programs
  list events in a terminal -> operations/inbox-commands
  graceful shutdown        -> operations/production operations/monitoring events
  health check             -> operations/production operations/monitoring events
  metrics                  -> operations/production operations/monitoring events
  postgres inbox           -> operations/workers operations/production operations/monitoring events
  two workers              -> operations/workers events
  backup inbox             -> operations/production operations/monitoring events
  pagination               -> calls/paging erp
  partial update           -> calls/paging erp
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
  upload invoice           -> reference/channel/invoices-upload orders calls/paging
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
  category attributes      -> reference/channel/attributes-replace-of-category
  /v2/UpdateCategory       -> reference/erp/category-update-category
  salesOrders.create       -> reference/erp/sales-order-create-sales-order
`;

/** The searches with their places, each as the address of a page. */
export const goldenSearches = SEARCHES.trim()
  .split("\n")
  .map((line) => {
    const [words = "", addresses = ""] = line.split("-> ").map((part) => part.trim());
    return { words, places: addresses.split(/\s+/).map((address) => `/${address}/`) };
  });

/**
 * The questions of a first week: the question, the words that a reader types, and the places that answer it. The pages must be among the first
 * three results of the search, and each place must exist. A place is an address without the slash at its beginning.
 */
const QUESTIONS = `
  How many tries does a failing handler get, how long apart? | retries of a failing handler | events/retries/#how-many-tries-and-how-long-apart
  What is idempotent here, with an example?                  | idempotent handler           | events/idempotency/#which-pattern-to-use
  How do I run two workers?                                  | two workers                  | operations/workers/#run-the-same-program-twice
  How do I mark an order shipped, in parts, cancelled?       | order shipped in parts       | orders/#mark-an-order-shipped-in-parts-or-cancelled
  How do I rotate a refresh token?                           | rotate refresh token         | credentials/#rotate-a-refresh-token
  Which scope for stock?                                     | scope for stock              | credentials/#which-scope-does-an-operation-need reference/scopes/#inventories.read reference/erp/stock-query-stocks-per-item/
  Which credential for the Seller family?                    | which credential             | credentials/#which-credential-for-which-operation
  How do I test a dead letter?                               | test dead letter             | events/retries/#test-a-dead-letter testing/#the-test
  What happens at 429?                                       | 429                          | operations/limits/#what-happens-at-429
  How do I replay dead events?                               | replay dead events           | events/retries/#see-why-a-seller-is-stuck-replay-dead-events
  How do I see why a seller is stuck?                        | seller stuck                 | events/retries/#see-why-a-seller-is-stuck-replay-dead-events
  How do I upgrade, what is supported?                       | upgrade supported versions   | operations/upgrading/#how-to-upgrade operations/upgrading/#what-is-supported
  What are the default time-outs and retries?                | default timeout              | calls/errors/#default-time-outs-and-retries
  How do I catch one error?                                  | catch error                  | calls/errors/#how-to-catch-one-error
  How do I page?                                             | paging                       | calls/paging/#how-to-page-through-a-list
  How do I back up and restore the inbox?                    | backup inbox                 | operations/production/#back-up-and-restore-the-inbox
  How do I shut down cleanly?                                | graceful shutdown            | operations/production/#graceful-shutdown
  What costs a delivery?                                     | what costs a delivery        | operations/limits/#what-costs-a-delivery
  How do I monitor, with which alarms?                       | monitoring alarms            | operations/monitoring/#five-alarms
  Does it run in Deno, at the edge, in a browser, CommonJS?  | deno browser edge            | operations/runtimes/
  How do I get tokens for sellers?                           | tokens for sellers           | credentials/#get-tokens-for-sellers reference/channel/auth-create-seller-token/
  How long is an event kept, how do I shorten that?          | how long is an event kept    | operations/production/#how-long-an-event-is-kept
  How do I upload an invoice?                                | upload invoice               | calls/paging/#upload-an-invoice reference/channel/invoices-upload/ reference/channel/seller-orders-upload-invoice/
  How do I verify a session token?                           | verify session token         | apps/#verify-a-session-token
  What do partial updates do to fields I leave out?          | partial update               | calls/paging/#what-a-partial-update-does-to-fields-you-leave-out
`;

/** The questions, each with its search words and the addresses of its answers. */
export const firstWeek = QUESTIONS.trim()
  .split("\n")
  .map((line) => {
    const [question = "", words = "", places = ""] = line.split("|").map((part) => part.trim());
    const addresses = places.split(/\s+/).map((place) => `/${place}`);
    return { question, words, places: addresses, pages: addresses.map((place) => place.replace(/#.*$/, "")) };
  });

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
  const found = await findOnSite(
    dist,
    rows.map(({ words }) => words),
  );
  const isFound = (place: string, urls: string[]) =>
    urls.some((url) => url === place || (!place.includes("#") && url.replace(/#.*/, "") === place));
  return rows.flatMap(({ words, places }, index) =>
    places.some((place) => isFound(place, found[index]!)) ? [] : [words],
  );
}
