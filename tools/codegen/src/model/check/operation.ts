import type { Document, RawOperation } from "../../read/openapi.ts";
import { resolve } from "../../read/resolve.ts";
import { addSteps, Refusal } from "../refusal.ts";

/**
 * Checks what no operation can be read without, before its parts are read.
 *
 * @throws {Refusal} If a part is missing, or the operation has an address of its own, which no client could call.
 */
export function checkOperation(document: Document, path: string, raw: RawOperation, at: string): void {
  const shared = document.paths[path] as { servers?: object };
  if (shared.servers || "servers" in raw)
    throw new Refusal(at, "be at the address of the client: got servers of its own");
  if (raw.requestBody !== undefined && !resolve(document, raw.requestBody)?.content)
    throw new Refusal(addSteps(at, "requestBody"), "have a content that is there");
  if (typeof raw.responses !== "object" || raw.responses === null)
    throw new Refusal(addSteps(at, "responses"), "have an answer of 2xx");
  for (const [status, response] of Object.entries(raw.responses))
    if (!resolve(document, response))
      throw new Refusal(addSteps(at, "responses", status), "be an answer that is there");
}
