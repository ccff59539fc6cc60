import { emitSpecData } from "./emit/cli/operations.ts";
import { emitWords } from "./emit/cli/words.ts";
import { emitClient } from "./emit/client/client.ts";
import { emitClientTypes } from "./emit/client/types.ts";
import { emitCore } from "./emit/client/core.ts";
import { emitDecoders, listDecoderGroups } from "./emit/client/decoders.ts";
import { emitErrors } from "./emit/client/errors.ts";
import { emitEventDecoders } from "./emit/client/events.ts";
import { emitGroup } from "./emit/client/group.ts";
import { emitOperations } from "./emit/client/operations.ts";
import { emitRaw } from "./emit/client/raw.ts";
import { emitSecretFields } from "./emit/client/secret-fields.ts";
import { emitBrowser } from "./emit/sandbox/browser.ts";
import { emitEventExamples } from "./emit/sandbox/event-examples.ts";
import { emitNotShown, type NotShownRow } from "./emit/sandbox/not-shown.ts";
import { emitRecordExamples } from "./emit/sandbox/record-examples.ts";
import { emitRoutes } from "./emit/sandbox/routes.ts";
import { emitSchemas } from "./emit/sandbox/schemas/schemas.ts";
import { emitErrorCodes, type ErrorRow } from "./emit/types/error-codes.ts";
import { emitEvents } from "./emit/types/events.ts";
import { emitTypesIndex, listShapeGroups } from "./emit/types/index.ts";
import { emitManifest, emitManifestCheck, type JsonSchema } from "./emit/types/manifest.ts";
import { emitOpenapi } from "./emit/types/openapi.ts";
import { emitQuotas } from "./emit/types/quotas.ts";
import { emitScopes } from "./emit/types/scopes.ts";
import { emitShapes } from "./emit/types/shapes.ts";
import { interfaces, type Interface } from "./interfaces.ts";
import type { Model } from "./model/model.ts";
import { toKebabCase } from "./name/names.ts";
import { bundleBrowser } from "./read/browser.ts";
import type { Document } from "./document/openapi.ts";

export interface Sources {
  models: readonly (Interface & { model: Model })[];
  notShown: NotShownRow[];
  errors: ErrorRow[];
  /** The address of the docs site. */
  site: string | null;
  manifest: JsonSchema;
}

/** A generated file: its path below `src` of the package, and what writes it. */
export type Files = Record<string, () => string | Promise<string>>;

/** The one code of the bridge, which imports nothing. */
const BRIDGE = "ERR_PLATFORM_BRIDGE";

/** Which files are generated into which package. */
export const packages: Record<string, (sources: Sources) => Files> = {
  ...Object.fromEntries(
    interfaces.flatMap(({ id, rules }) => {
      const find = ({ models }: Sources) => models.find((row) => row.id === id)!.model;
      const listTypes = (model: Model): Files => ({
        ...listTypeFiles(model, model.document),
        ...(rules === "erp" && { "scopes.generated.ts": () => emitScopes(model) }),
      });
      return [
        [`${id}-types`, (sources: Sources) => listTypes(find(sources))],
        [`${id}-client`, (sources: Sources) => listClientFiles(find(sources))],
      ];
    }),
  ),
  http: ({ errors, site, models }) => ({
    "codes.generated.ts": () => emitErrorCodes(errors, site),
    "quotas.generated.ts": () => emitQuotas(findRules(models, "channel")),
  }),
  app: ({ manifest, errors, site }) => ({
    "bridge/code.generated.ts": () =>
      emitErrorCodes(
        errors.filter(({ code }) => code === BRIDGE),
        site,
      ),
    "manifest/shape.generated.ts": () => emitManifest(manifest),
    "manifest/check.generated.ts": () => emitManifestCheck(manifest),
  }),
  cli: ({ models, errors, notShown }) => ({
    ...Object.fromEntries(
      models.flatMap(({ id, rules, model }) =>
        rules ? [[`specs/generated/${id}.generated.ts`, () => emitSpecData(model)]] : [],
      ),
    ),
    "specs/generated/words.generated.ts": () => emitWords(errors, notShown),
  }),
  sandbox: ({ models, notShown }) => ({
    "generated/browser.generated.ts": async () => emitBrowser(await bundleBrowser()),
    "generated/event-examples.generated.ts": () => emitEventExamples(findRules(models, "channel")),
    "generated/not-shown.generated.ts": () => emitNotShown(notShown),
    "generated/record-examples.generated.ts": () => emitRecordExamples(findRules(models, "erp")),
    "generated/routes.generated.ts": () => emitRoutes(models),
    ...Object.fromEntries(
      Object.entries(emitSchemas(models.map(({ model }) => model))).map(([file, text]) => [
        `generated/schemas/${file}`,
        () => text,
      ]),
    ),
  }),
};

function findRules(models: Sources["models"], rules: Interface["rules"]): Model {
  return models.find((row) => row.rules === rules)!.model;
}

/** The files of a package of types, by resource group, and those of its entry `/openapi` where the description itself is at hand. */
export function listTypeFiles(model: Model, document?: Document): Files {
  const shapes = listShapeGroups(model).map(
    (group) => [`shapes/${toKebabCase(group)}.generated.ts`, () => emitShapes(model, group)] as const,
  );
  return {
    "types.generated.ts": () => emitTypesIndex(model),
    ...(document && { "openapi.generated.ts": () => emitOpenapi(model, document) }),
    ...(model.events.length > 0 && { "events.generated.ts": () => emitEvents(model) }),
    ...Object.fromEntries(shapes),
  };
}

/** The files of a client, by resource group. */
export function listClientFiles(model: Model): Files {
  const groups = model.groups.map(
    (group) => [`generated/groups/${toKebabCase(group.name)}.generated.ts`, () => emitGroup(model, group)] as const,
  );
  const decoders = listDecoderGroups(model).map(
    (group) => [`generated/decoders/${toKebabCase(group)}.generated.ts`, () => emitDecoders(model, group)] as const,
  );
  return {
    "generated/core.generated.ts": () => emitCore(model),
    "generated/client.generated.ts": () => emitClient(model),
    "generated/types.generated.ts": () => emitClientTypes(model),
    "generated/errors.generated.ts": () => emitErrors(model),
    "generated/operations.generated.ts": () => emitOperations(model),
    "generated/raw.generated.ts": () => emitRaw(model),
    "generated/secret-fields.generated.ts": () => emitSecretFields(model),
    ...(model.events.length > 0 && { "generated/events.generated.ts": () => emitEventDecoders(model) }),
    ...Object.fromEntries([...groups, ...decoders]),
  };
}
