import { emitClient } from "./emit-client.ts";
import { emitRaw } from "./emit-raw.ts";
import { emitDecode } from "./emit-decode.ts";
import { emitErrorCodes, type ErrorRow } from "./emit-error-codes.ts";
import { emitErrors } from "./emit-errors.ts";
import { emitEventExamples } from "./emit-event-examples.ts";
import { emitEvents } from "./emit-events.ts";
import { emitManifest, emitManifestCheck, type JsonSchema } from "./emit-manifest.ts";
import { emitNotShown, type NotShownRow } from "./emit-not-shown.ts";
import { emitOpenapi } from "./emit-openapi.ts";
import { emitOperations } from "./emit-operations.ts";
import { emitRoutes } from "./emit-routes.ts";
import { emitScopes } from "./emit-scopes.ts";
import { emitValidators } from "./emit-validators.ts";
import type { Spec } from "./spec.ts";

export interface Sources {
  erp: Spec;
  channel: Spec;
  notShown: NotShownRow[];
  errors: ErrorRow[];
  manifest: JsonSchema;
}

type Emit = (sources: Sources) => string | Promise<string>;

/** Which files are generated into which package. */
export const packages: Record<string, Record<string, Emit>> = {
  "erp-types": {
    "openapi.generated.ts": ({ erp }) => emitOpenapi(erp),
    "scopes.generated.ts": ({ erp }) => emitScopes(erp),
  },
  "channel-types": {
    "openapi.generated.ts": ({ channel }) => emitOpenapi(channel),
    "events.generated.ts": ({ channel }) => emitEvents(channel),
  },
  "erp-client": {
    "generated/client.generated.ts": ({ erp }) => emitClient(erp),
    "generated/raw.generated.ts": ({ erp }) => emitRaw(erp),
    "generated/decode.generated.ts": ({ erp }) => emitDecode(erp),
    "generated/errors.generated.ts": ({ erp }) => emitErrors(erp),
    "generated/operations.generated.ts": ({ erp }) => emitOperations(erp),
  },
  "channel-client": {
    "generated/client.generated.ts": ({ channel }) => emitClient(channel),
    "generated/raw.generated.ts": ({ channel }) => emitRaw(channel),
    "generated/decode.generated.ts": ({ channel }) => emitDecode(channel),
    "generated/errors.generated.ts": ({ channel }) => emitErrors(channel),
    "generated/operations.generated.ts": ({ channel }) => emitOperations(channel),
  },
  http: { "errors/codes.generated.ts": ({ errors }) => emitErrorCodes(errors) },
  app: {
    "manifest/shape.generated.ts": ({ manifest }) => emitManifest(manifest),
    "manifest/check.generated.ts": ({ manifest }) => emitManifestCheck(manifest),
  },
  sandbox: {
    "generated/event-examples.generated.ts": ({ channel }) => emitEventExamples(channel),
    "generated/not-shown.generated.ts": ({ notShown }) => emitNotShown(notShown),
    "generated/routes.generated.ts": ({ erp, channel }) => emitRoutes([erp, channel]),
    "generated/validators.generated.ts": ({ erp, channel }) => emitValidators([erp, channel]),
  },
};
