// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { TransactionStatus } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeTransactionStatus } from "../decoders/transaction-statuses.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `transactionStatuses`. Every method throws an {@link ErpError}. */
export interface TransactionStatusesGroup {
  /**
   * List transaction statuses. `GET /v2/transactionStatuses`, scope `salesorders.read`. Maturity: stable.
   * Lists the statuses that quotations, sales orders and subscriptions can have, and for which of them each is valid. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<TransactionStatus[]>;
}

/** The methods of `transactionStatuses` alone, without the rest of the client. */
export function transactionStatuses(core: ErpCore): TransactionStatusesGroup {
  return buildGroup<TransactionStatusesGroup>(core, "erp.transactionStatuses", {
    list: ["GET /v2/transactionStatuses TransactionStatus_QueryTransactionStatus", { decode: /* @__PURE__ */ list(decodeTransactionStatus) }],
  });
}
