// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateWorkbenchResourceTypeCommand, WorkbenchResourceTypeKey } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface WorkbenchResourceTypesQueryWorkbenchResourceTypeByIdParameters {
  /** The record. */
  id: WorkbenchResourceTypeKey;
}

/** Operations on `workbenchResourceTypes`. Every method throws an {@link ErpError}. */
export interface WorkbenchResourceTypesGroup {
  /**
   * Create a workbench resource type. `POST /v2/workbenchResourceTypes/create`. Maturity: Development.
   * Creates a type of workbench resources from a name. The shape of the answer is not known, so it may not give the new id.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateWorkbenchResourceTypeCommand, options?: CallOptions): Promise<unknown>;
  /**
   * Get a workbench resource type. `GET /v2/workbenchResourceTypes/{id}`. Maturity: Development.
   * Returns one type of workbench resources by its id. The shape of the answer is not known.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: WorkbenchResourceTypesQueryWorkbenchResourceTypeByIdParameters, options?: CallOptions): Promise<unknown>;
}

/** The methods of `workbenchResourceTypes` alone, without the rest of the client. */
export function workbenchResourceTypes(core: ErpCore): WorkbenchResourceTypesGroup {
  return buildGroup<WorkbenchResourceTypesGroup>(core, "erp.workbenchResourceTypes", {
    create: ["POST /v2/workbenchResourceTypes/create WorkbenchResourceTypes_CreateWorkbenchResourceType body", { bodyFields: "name" }],
    get: ["GET /v2/workbenchResourceTypes/{id} WorkbenchResourceTypes_QueryWorkbenchResourceTypeById params"],
  });
}
