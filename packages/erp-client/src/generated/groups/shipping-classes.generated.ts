// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateShippingClassCommand, ShippingClass } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeShippingClass } from "../decoders/shipping-classes.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `shippingClasses`. Every method throws an {@link ErpError}. */
export interface ShippingClassesGroup {
  /**
   * Create a shipping class. `POST /v2/shippingclass/create`. Maturity: Development.
   * Creates a shipping class from a name. The shape of the answer is not known; the list gives the id.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateShippingClassCommand, options?: CallOptions): Promise<unknown>;
  /**
   * List shipping classes. `GET /v2/shippingClasses`, scope `items.read`. Maturity: stable.
   * Lists the shipping classes that items can have, id and name. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<ShippingClass[]>;
}

/** The methods of `shippingClasses` alone, without the rest of the client. */
export function shippingClasses(core: ErpCore): ShippingClassesGroup {
  return buildGroup<ShippingClassesGroup>(core, "erp.shippingClasses", {
    create: ["POST /v2/shippingclass/create ShippingClass_CreateShippingClass body", { bodyFields: "name" }],
    list: ["GET /v2/shippingClasses ShippingClass_QueryShippingClasses", { decode: /* @__PURE__ */ list(decodeShippingClass) }],
  });
}
