import { ErpError } from "@kontor/erp-client";
import { erp } from "./erp-client.ts";

try {
  await erp.invoices.get({ invoiceId: "99999999-9999-4999-8999-999999999999" });
} catch (error) {
  if (!(error instanceof ErpError)) throw error; // no connection, no token, no answer in time
  console.error(error.status, error.details?.errorCode, error.details?.errorMessage);
}
