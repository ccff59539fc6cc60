// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * The data of a new label.
 * @see documented
 */
export interface CreateLabel {
  /** Code of the colour. */
  colorCode?: string;
  name?: string;
  /** An open set: other values may come. Values: 1 article, 2 customer, 6 production operation, 7 production order, 8 resource. */
  type?: LabelType;
}

/** @see documented */
export interface Label {
  /** Key of a label, a tag on records. `Label_QueryLabels` lists the labels with it. */
  id?: LabelKey;
  /** Code of the colour. */
  colorCode?: string;
  name?: string;
  /** An open set: other values may come. Values: 1 article, 2 customer, 6 production operation, 7 production order, 8 resource. */
  type?: LabelType;
}

/**
 * Key of a label, a tag on records. `Label_QueryLabels` lists the labels with it.
 * @see documented
 */
export type LabelKey = string;

/** @see documented */
export interface LabelList {
  data?: Label[];
}

/**
 * An open set: other values may come. Values: 1 article, 2 customer, 6 production operation, 7 production order, 8 resource.
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
  name?: string;
}
