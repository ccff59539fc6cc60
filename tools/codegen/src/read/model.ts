import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Interface } from "../interfaces.ts";
import { buildModel } from "../model/build.ts";
import type { Model } from "../model/model.ts";
import type { Refusal } from "../model/refusal.ts";
import type { Document } from "../document/openapi.ts";

/**
 * Reads the bundled description of an interface.
 *
 * @param onRefused Is told what is left out of a description that is not ours.
 * @throws {Refusal} If one of ours has something that is not supported.
 */
export function readModel(
  { id, rules }: Interface,
  folder: string,
  onRefused: (refusal: Refusal) => void = () => {},
): Model {
  const document = JSON.parse(readFileSync(join(folder, `${id}.json`), "utf8")) as Document;
  return buildModel({ api: id, document, ...(!rules && { onRefused }) });
}
