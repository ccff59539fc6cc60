import { emitClient } from "./emit/client/client.ts";
import { emitRaw } from "./emit/client/raw.ts";
import { emitDecode } from "./emit/client/decode.ts";
import { emitErrorCodes, type ErrorRow } from "./emit/types/error-codes.ts";
import { emitErrors } from "./emit/client/errors.ts";
import { emitBrowser } from "./emit/sandbox/browser.ts";
import { emitEventExamples } from "./emit/sandbox/event-examples.ts";
import { emitEvents } from "./emit/types/events.ts";
import { emitManifest, emitManifestCheck, type JsonSchema } from "./emit/types/manifest.ts";
import { emitNotShown, type NotShownRow } from "./emit/sandbox/not-shown.ts";
import { emitOpenapi } from "./emit/types/openapi.ts";
import { emitOperations } from "./emit/client/operations.ts";
import { emitRoutes } from "./emit/sandbox/routes.ts";
import { emitScopes } from "./emit/types/scopes.ts";
import { emitValidators } from "./emit/sandbox/validators.ts";
import { bundleBrowser } from "./read/browser.ts";
import type { Spec } from "./read/spec.ts";

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
    "generated/browser.generated.ts": async () => emitBrowser(await bundleBrowser()),
    "generated/event-examples.generated.ts": ({ channel }) => emitEventExamples(channel),
    "generated/not-shown.generated.ts": ({ notShown }) => emitNotShown(notShown),
    "generated/routes.generated.ts": ({ erp, channel }) => emitRoutes([erp, channel]),
    "generated/validators.generated.ts": ({ erp, channel }) => emitValidators([erp, channel]),
  },
};
