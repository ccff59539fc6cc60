// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Label, LabelList } from "@kontor/erp-types";
import { type Decoder, integer, list, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `Label`; keeps fields it does not know. */
export const decodeLabel: Decoder<Label> = /* @__PURE__ */ shapeInAnyCase<Label>(
  {},
  {
    id: text,
    colorCode: text,
    name: text,
    type: integer,
  },
);

/** Reads a `LabelList`; keeps fields it does not know. */
export const decodeLabelList: Decoder<LabelList> = /* @__PURE__ */ shapeInAnyCase<LabelList>(
  {},
  {
    data: /* @__PURE__ */ list(decodeLabel),
  },
);
