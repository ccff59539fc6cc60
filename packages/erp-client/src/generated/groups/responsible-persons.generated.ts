// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ResponsiblePerson } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeResponsiblePerson } from "../decoders/responsible-persons.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `responsiblePersons`. Every method throws an {@link ErpError}. */
export interface ResponsiblePersonsGroup {
  /**
   * List responsible persons. `GET /v2/responsiblePersons`, scope `items.read`. Maturity: beta.
   * Lists the persons that answer for products, with number, address and language. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<ResponsiblePerson[]>;
}

/** The methods of `responsiblePersons` alone, without the rest of the client. */
export function responsiblePersons(core: ErpCore): ResponsiblePersonsGroup {
  return buildGroup<ResponsiblePersonsGroup>(core, "erp.responsiblePersons", {
    list: ["GET /v2/responsiblePersons ResponsiblePerson_QueryResponsiblePersons", { decode: /* @__PURE__ */ list(decodeResponsiblePerson) }],
  });
}
