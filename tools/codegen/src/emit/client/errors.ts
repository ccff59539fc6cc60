import { formatBanner } from "../banner.ts";
import type { Spec } from "../../read/spec.ts";

const BODY: Record<string, { type: string; decoder: string; section: string }> = {
  erp: { type: "ErrorResponse", decoder: "errorResponse", section: "§2.3" },
  channel: { type: "ErrorList", decoder: "errorList", section: "§7" },
};

/** The typed error of an API: `ErpError`, `ChannelError`. */
export function emitErrors(spec: Spec): string {
  const { type, decoder, section } = BODY[spec.api]!;
  return `${formatBanner(spec)}import type { ${type} } from "@kontor/${spec.api}-types";
import { ApiError } from "@kontor/http";
import { decodeOrUndefined } from "@kontor/http/parts";
import { ${decoder} } from "./decode.generated.ts";

/**
 * The ${spec.document.info.title} answered outside 2xx. \`details\` is the platform's error body, where it sent one
 * that reads as such; \`body\` is whatever came. Neither is printed with the error.
 * @see given spec ${section}
 */
export class ${spec.Api}Error extends ApiError {
  override readonly name = "${spec.Api}Error";

  get details(): ${type} | undefined {
    return decodeOrUndefined(${decoder}, this.body);
  }
}
`;
}
