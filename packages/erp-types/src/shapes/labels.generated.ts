// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * The data of a new label.
 * @see documented
 */
export interface CreateLabel {
  /** Code of the colour. */
  colorCode?: string;
  /** Name. */
  name?: string;
  /** Type. */
  type?: LabelType;
}

/**
 * A label.
 * @see documented
 */
export interface Label {
  /** The label. */
  id?: LabelKey;
  /** Code of the colour. */
  colorCode?: string;
  /** Name. */
  name?: string;
  /** Type. */
  type?: LabelType;
}

/**
 * Key of a label.
 * @see documented
 */
export type LabelKey = string;

/**
 * A label list.
 * @see documented
 */
export interface LabelList {
  /** The labels. */
  data?: Label[];
}

/**
 * A label type. An open set. Values: 1 article, 2 customer, 6 production operation, 7 production order, 8 resource.
 * @see documented
 */
export type LabelType = 1 | 2 | 6 | 7 | 8;

/**
 * The changes of a label.
 * @see documented
 */
export interface UpdateLabel {
  /** Code of the colour. */
  colorCode?: string;
  /** Name. */
  name?: string;
}
