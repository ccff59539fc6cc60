// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { DocumentReference } from "@kontor/channel-types";
import { type Decoder, shape, text } from "@kontor/http/internal";

/** Reads a `DocumentReference`; keeps fields it does not know. */
export const decodeDocumentReference: Decoder<DocumentReference> = /* @__PURE__ */ shape<DocumentReference>(
  {},
  {
    documentId: text,
  },
);
