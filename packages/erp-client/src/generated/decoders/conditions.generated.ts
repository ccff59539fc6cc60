// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Condition, ConditionNames } from "@kontor/erp-types";
import { type Decoder, list, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `ConditionNames`; keeps fields it does not know. */
export const decodeConditionNames: Decoder<ConditionNames> = /* @__PURE__ */ shapeInAnyCase<ConditionNames>(
  {},
  {
    languageIso: text,
    name: text,
  },
);

/** Reads a `Condition`; keeps fields it does not know. */
export const decodeCondition: Decoder<Condition> = /* @__PURE__ */ shapeInAnyCase<Condition>(
  {},
  {
    id: text,
    names: /* @__PURE__ */ list(decodeConditionNames),
  },
);
