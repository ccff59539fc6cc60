// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CallOptions } from "@kontor/http";
import { buildGroup, list, text } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `printers`. Every method throws an {@link ErpError}. */
export interface PrintersGroup {
  /**
   * List printers. `GET /v2/printers`, scope `system.config.read`. Maturity: beta.
   * Lists the names of the installed printers, for the parameter `printer` of the operations that print. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<string[]>;
}

/** The methods of `printers` alone, without the rest of the client. */
export function printers(core: ErpCore): PrintersGroup {
  return buildGroup<PrintersGroup>(core, "erp.printers", {
    list: ["GET /v2/printers Printers_InstalledPrinters", { decode: /* @__PURE__ */ list(text) }],
  });
}
