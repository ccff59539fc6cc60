// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateLabel, Label, LabelKey, LabelList, UpdateLabel } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeLabel, decodeLabelList } from "../decoders/labels.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface LabelDeleteLabelParameters {
  /** Key of a label, a tag on records. `Label_QueryLabels` lists the labels with it. */
  labelId: LabelKey;
}

export interface LabelGetLabelParameters {
  /** Key of a label, a tag on records. `Label_QueryLabels` lists the labels with it. */
  labelId: LabelKey;
}

export interface LabelUpdateLabelParameters {
  /** Key of a label, a tag on records. `Label_QueryLabels` lists the labels with it. */
  labelId: LabelKey;
}

/** Operations on `labels`. Every method throws an {@link ErpError}. */
export interface LabelsGroup {
  /**
   * Create a label. `POST /v2/labels`, scope `labels.write`. Maturity: Development.
   * Creates a label, a tag for a kind of record, and answers it with its id. It is not a shipping label.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateLabel, options?: CallOptions): Promise<Label>;
  /**
   * Delete a label. `DELETE /v2/labels/{labelId}`, scope `labels.write`. Maturity: Development.
   * Deletes a label, a tag on records. What becomes of records that carry it is not known.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  delete(params: LabelDeleteLabelParameters, options?: CallOptions): Promise<void>;
  /**
   * Get a label. `GET /v2/labels/{labelId}`, scope `labels.read`. Maturity: Development.
   * Returns one label, a coloured tag on records: name, colour and kind of record. It is not a shipping label.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: LabelGetLabelParameters, options?: CallOptions): Promise<Label>;
  /**
   * List labels. `GET /v2/labels`, scope `labels.read`. Maturity: Development.
   * Lists all labels. A label is a tag on records, not a shipping label; the list is wrapped in `data`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<LabelList>;
  /**
   * Update a label. `PATCH /v2/labels/{labelId}`, scope `labels.write`. Maturity: Development.
   * Changes name or colour of a label, a tag on records, and answers it. The kind of record stays.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  update(params: LabelUpdateLabelParameters, body: UpdateLabel, options?: CallOptions): Promise<Label>;
}

/** The methods of `labels` alone, without the rest of the client. */
export function labels(core: ErpCore): LabelsGroup {
  return buildGroup<LabelsGroup>(core, "erp.labels", {
    create: ["POST /v2/labels Label_CreateLabel body", { decode: decodeLabel }],
    delete: ["DELETE /v2/labels/{labelId} Label_DeleteLabel params", { answer: "none" }],
    get: ["GET /v2/labels/{labelId} Label_GetLabel params", { decode: decodeLabel }],
    list: ["GET /v2/labels Label_QueryLabels", { decode: decodeLabelList }],
    update: ["PATCH /v2/labels/{labelId} Label_UpdateLabel params body", { decode: decodeLabel }],
  });
}
