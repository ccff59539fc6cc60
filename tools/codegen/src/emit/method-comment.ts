import type { Model, Operation } from "../model/model.ts";
import { formatDocComment } from "./comments.ts";
import { formatAnswer } from "./client/call.ts";

/** The comment that an editor shows of a method. */
export function formatMethodComment(model: Model, operation: Operation): string {
  const { summary, method, path, scopes, answer, source, maturity, rateLimit, isOpen, partial, sendOnce, repeats } =
    operation;
  const scope = scopes.length > 0 ? `, scope \`${scopes.join("`, `")}\`` : "";
  return formatDocComment(
    [
      `${summary.replace(/\.$/, "")}. \`${method} ${path}\`${scope}. Maturity: ${maturity}.`,
      operation.description?.trim().replaceAll(/\s*\n\s*/g, " ") ?? false,
      isOpen && "Needs no access token.",
      rateLimit && `Quota: ${rateLimit.requests} requests in ${rateLimit.perSeconds} s.`,
      sendOnce && "Every call uses a delivery of each event it returns: it is not sent again by itself.",
      repeats === true && "It is sent again when its answer is lost, because a second one changes nothing more.",
      repeats === false && "It is not sent again when its answer is lost, because a second one may change more.",
      partial &&
        "@returns What was stored and what was refused. The call throws for what was refused only with `throwOnRefused`.",
      partial && "@throws {PartialFailure} If something was refused, with `throwOnRefused`.",
      answer.kind === "bytes" && "@returns The bytes of the document.",
      answer.kind === "unknown" && "@returns Not shown by the platform, hence `unknown`.",
      formatAnswer(model, operation).startsWith("ReadApart") &&
        "@returns Events as they came; `decodeEvents()` gives typed ones, each read alone. What cannot be read stands in `unreadable`: look there as well.",
      `@throws {${model.Api}Error} If the platform answers outside 2xx.`,
      `@see ${source.replace(/^given/, "given spec")}`,
      operation.isDeprecated && `@deprecated ${formatReplacement(model, operation)}`,
    ],
    "  ",
  );
}

function formatReplacement({ operations }: Model, { replacedBy }: Operation): string {
  const calls = replacedBy.map((id) => {
    const call = operations.find((other) => other.id === id)?.call;
    return call ? `\`${call.group}.${call.method}()\`` : `\`${id}\``;
  });
  return calls.length > 0 ? `Use ${calls.join(" and ")}.` : "Nothing takes its place.";
}
