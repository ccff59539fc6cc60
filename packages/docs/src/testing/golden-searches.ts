/**
 * Searches by the words of a task, and the pages that answer them. One of the pages of a row must be among the first three results.
 * To add a search, add a line: the words, an arrow, and the addresses without slashes at their ends.
 */
const TABLE = `
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

/** The searches with their pages, each as the address of a result. */
export const goldenSearches = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [words = "", addresses = ""] = line.split("-> ").map((part) => part.trim());
    return { words, pages: addresses.split(/\s+/).map((address) => `/${address}/`) };
  });
