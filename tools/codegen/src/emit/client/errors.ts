import type { Model } from "../../model/model.ts";
import { toKebabCase } from "../../name/names.ts";
import { toCommentText } from "../../name/text.ts";
import { formatBanner } from "../comments.ts";
import { buildDecoderName } from "../shape/decoder-of.ts";

/** The typed error of an API: `ErpError`, `ChannelError`. */
export function emitErrors(model: Model): string {
  const { Api, api, title, traits, shapes } = model;
  if (!traits.error)
    return `${formatBanner(model)}import { ApiError } from "@kontor/http/internal";

/** The ${title} answered outside 2xx. \`body\` is what came; it is not printed with the error. */
export class ${Api}Error extends ApiError {
  override readonly name = "${Api}Error";
}
`;
  const { schema, source, with2xx } = traits.error;
  const also = with2xx ? `, or 2xx with an error body and nothing else (${toCommentText(with2xx)})` : "";
  const decoder = buildDecoderName(schema);
  return `${formatBanner(model)}import type { ${schema} } from "@kontor/${api}-types";
import { ApiError, decodeOrUndefined } from "@kontor/http/internal";
import { ${decoder} } from "./decoders/${toKebabCase(shapes.get(schema)!.group)}.generated.ts";

/**
 * The ${title} answered outside 2xx${also}.
 *
 * \`details\` is the platform's error body, as far as it can be read: a number becomes text where text is declared, a single value
 * becomes a list of one, and a field that cannot be read is \`undefined\`. It is \`undefined\` where no JSON object came. \`body\` is
 * whatever came. Neither is printed with the error.
 *
 * @see ${toCommentText(source).replace(/^given/, "given spec")}
 */
export class ${Api}Error extends ApiError {
  override readonly name = "${Api}Error";

  get details(): ${schema} | undefined {
    return decodeOrUndefined(${decoder}, this.body);
  }
}
`;
}
