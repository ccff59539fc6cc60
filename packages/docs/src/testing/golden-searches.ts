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
  webhook                  -> events
`;

/** The searches with their pages, each as the address of a result. */
export const goldenSearches = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [words = "", addresses = ""] = line.split("->").map((part) => part.trim());
    return { words, pages: addresses.split(/\s+/).map((address) => `/${address}/`) };
  });
