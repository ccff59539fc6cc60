import { FORMS } from "./forms.ts";
import { formatDocComment } from "../doc-comment.ts";
import { emitEach, emitEachMethod, findPageItem } from "./pages.ts";
import { hasDecimalText } from "../../read/has-decimal-text.ts";
import { isReadApart } from "../../read/apart.ts";
import { formatPropertyKey, splitOperationId, toCamelCase, toPascalCase } from "../../name/names.ts";
import { findCallParameters, readRefName, resolve, type Operation, type Schema, type Spec } from "../../read/spec.ts";

/** Emits a group of operations: its interface and the function that makes it. */
export function emitGroup(spec: Spec, group: string, operations: Operation[]): string {
  const { Api } = spec;
  const parameters = operations
    .filter((each) => findCallParameters(each).length > 0)
    .map((each) => emitParameters(spec, each));
  const interfaces = operations.map((operation) => {
    const item = findPageItem(spec, operation);
    return `${methodComment(spec, operation)}  ${operation.name}(${signature(operation)}): Promise<${answerType(spec, operation)}>;\n${item ? emitEach(operation, item, parametersType(operation)) : ""}`;
  });
  const methods = operations.map((operation) => {
    const { answer, id, method, path, body, name } = operation;
    const item = findPageItem(spec, operation);
    const demanded = findCallParameters(operation).flatMap((each) => (each.required ? [each.name] : []));
    const names = [findCallParameters(operation).length > 0 && "params", body && "body", "options"]
      .filter(Boolean)
      .join(", ");
    const fields = [
      "options",
      `operation: "${id}"`,
      `call: "${spec.api}.${group}.${name}"`,
      `method: "${method}"`,
      `path: "${path}"`,
      findCallParameters(operation).length > 0 && "params",
      ...namesIn(operation, "query", "header"),
      demanded.length > 0 && `required: ${JSON.stringify(demanded)}`,
      findCallParameters(operation).some(({ explode }) => explode === false) && 'lists: "comma"',
      operation.sendOnce && "sendOnce: true",
      body && "body",
      body?.required && "needsBody: true",
      body && FORMS[body.type] && `form: ${FORMS[body.type]}`,
      answer.kind === "schema" && `decode: decode.${toCamelCase(answer.name)}`,
      answer.kind === "list" && `decode: list(decode.${toCamelCase(answer.name)})`,
      hasDecimalText(spec, operation) && "reviver: keepDigits",
      answer.kind === "binary" && "document: readDocument",
      answer.kind === "none" && 'answer: "none"',
      operation.partial && 'answer: "partial"',
      operation.partial && `finish: createPartialFinish(${partialNames(operation)})`,
    ].filter(Boolean);
    return `    ${name}: (${names}) => core.call({ ${fields.join(", ")} }) as Promise<${answerType(spec, operation)}>,\n${item ? emitEachMethod(operation, item) : ""}`;
  });
  const isPaged = operations.some((each) => findPageItem(spec, each));
  const made = isPaged ? [`const methods: ${toPascalCase(group)} =`, "return methods;"] : ["return", ""];
  return `${parameters.join("")}
${formatDocComment([`Operations on \`${group}\`. Every method throws ${/^[AEIOU]/.test(Api) ? "an" : "a"} {@link ${Api}Error}.`])}export interface ${toPascalCase(group)} {
${interfaces.join("")}}

export function ${group}(core: ${Api}Core): ${toPascalCase(group)} {
  ${made[0]} {
${methods.join("")}  };
${made[1] ? `  ${made[1]}\n` : ""}}
`;
}

function methodComment(spec: Spec, operation: Operation): string {
  const { summary, method, path, scopes, answer, source, maturity, rateLimit, open } = operation;
  const { partial, sendOnce, replacedBy } = operation;
  const { Api } = spec;
  const scope = scopes.length > 0 ? `, scope \`${scopes.join("`, `")}\`` : "";
  return formatDocComment(
    [
      `${summary}. \`${method} ${path}\`${scope}. Maturity: ${maturity}.`,
      open && "Needs no access token.",
      rateLimit && `Quota: ${rateLimit.requests} requests in ${rateLimit.perSeconds} s.`,
      sendOnce && "Every call uses a delivery of each event it returns: it is not sent again by itself.",
      partial &&
        "@returns What was stored and what was refused. The call throws for what was refused only with `throwOnRefused`.",
      partial && "@throws {PartialFailure} If something was refused, with `throwOnRefused`.",
      answer.kind === "binary" && "@returns The bytes of the document.",
      answer.kind === "unknown" && "@returns Not shown by the platform, hence `unknown`.",
      isReadApart(spec, operation) &&
        "@returns Events as they came; `decodeEvents()` gives typed ones, each read alone. What cannot be read stands in `unreadable`: look there as well.",
      `@throws {${Api}Error} If the platform answers outside 2xx.`,
      `@see ${source.replace("given", "given spec")}`,
      replacedBy &&
        `@deprecated ${replacedBy.length > 0 ? `Use ${replacedBy.map(callName).join(" and ")}.` : "Nothing takes its place."}`,
    ],
    "  ",
  );
}

/** How a method is called: `reports.sendData()`. */
function callName(operationId: string): string {
  const { group, method } = splitOperationId(operationId);
  return `\`${group}.${method}()\``;
}

function emitParameters(spec: Spec, operation: Operation): string {
  const fields = findCallParameters(operation).map(
    ({ name, required, description, schema }) =>
      `${description ? formatDocComment([description], "  ") : ""}  ${formatPropertyKey(name)}${required ? "" : "?"}: ${scalar(spec, schema)};\n`,
  );
  return `\nexport interface ${parametersType(operation)} {\n${fields.join("")}}\n`;
}

/** Which parameters go where; those of the path stand in it. */
function namesIn(operation: Operation, ...places: string[]): string[] {
  return places.flatMap((place) => {
    const names = findCallParameters(operation).flatMap((each) => (each.in === place ? [each.name] : []));
    return names.length > 0 ? [`${place}: ${JSON.stringify(names)}`] : [];
  });
}

function signature(operation: Operation): string {
  const parameters = findCallParameters(operation);
  const optional = isOptional(operation);
  return [
    parameters.length > 0 && `params${optional ? "?" : ""}: ${parametersType(operation)}`,
    operation.body && `body${operation.body.required ? "" : "?"}: ${bodyType(operation)}`,
    `options?: ${operation.partial ? "PartialOptions" : "CallOptions"}`,
  ]
    .filter(Boolean)
    .join(", ");
}

function isOptional(operation: Operation): boolean {
  return findCallParameters(operation).every(({ required }) => !required) && !operation.body;
}

function parametersType({ id }: Operation): string {
  return `${toPascalCase(id)}Parameters`;
}

function bodyType({ body }: Operation): string {
  const { $ref, type, items } = body!.schema;
  if ($ref) return readRefName(body!.schema);
  return type === "array" && items?.$ref ? `readonly ${readRefName(items)}[]` : "unknown";
}

function partialNames({ partial }: Operation): string {
  return typeof partial === "object" ? `${JSON.stringify(partial.items)}, ${JSON.stringify(partial.id)}` : "";
}

function answerType(spec: Spec, operation: Operation): string {
  const answer = bareAnswer(operation);
  if (operation.partial) return `PartialResult<${answer}>`;
  return isReadApart(spec, operation) ? `ReadApart<${answer}>` : answer;
}

function bareAnswer({ answer }: Operation): string {
  if (answer.kind === "schema") return answer.name;
  if (answer.kind === "list") return `${answer.name}[]`;
  return { binary: "Uint8Array", none: "void", unknown: "unknown" }[answer.kind];
}

function scalar({ document }: Spec, given: Schema): string {
  const { type, items, enum: values } = resolve(document, given);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (type === "array") return `readonly ${scalar({ document } as Spec, items ?? {})}[]`;
  return { string: "string", integer: "number", number: "number", boolean: "boolean" }[String(type)] ?? "unknown";
}
