// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CustomField, CustomFieldGroup } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `CustomField`; keeps fields it does not know. */
export const decodeCustomField: Decoder<CustomField> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<CustomField>(
  {},
  {
    customFieldId: text,
    dataType: integer,
    description: text,
    displayLocation: integer,
    groupName: text,
    isHidden: boolean,
    isRequired: boolean,
    name: text,
    possibleValues: /* @__PURE__ */ list(text),
    productGroups: /* @__PURE__ */ list(text),
    referenceType: integer,
    sortOrder: integer,
  },
));

/** Reads a `CustomFieldGroup`; keeps fields it does not know. */
export const decodeCustomFieldGroup: Decoder<CustomFieldGroup> = /* @__PURE__ */ shapeInAnyCase<CustomFieldGroup>(
  {},
  {
    customFields: /* @__PURE__ */ list(decodeCustomField),
    groupName: text,
  },
);
