// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ResponsiblePerson } from "@kontor/erp-types";
import { type Decoder, boolean, later, shapeInAnyCase, text } from "@kontor/http/internal";
import { decodeAddress } from "./shared.generated.ts";

/** Reads a `ResponsiblePerson`; keeps fields it does not know. */
export const decodeResponsiblePerson: Decoder<ResponsiblePerson> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ResponsiblePerson>(
  {},
  {
    id: text,
    address: decodeAddress,
    created: text,
    description: text,
    isActive: boolean,
    languageKey: text,
    lastChanged: text,
    number: text,
  },
));
