import { listRefs } from "../../model/groups.ts";
import { buildGroupName } from "../../model/identifiers.ts";
import type { Model, Operation } from "../../model/model.ts";
import { formatPropertyKey, toKebabCase, toPascalCase } from "../../name/names.ts";
import { formatBanner, formatDocComment } from "../comments.ts";
import { buildDecoderName, type DecoderNotes } from "../shape/decoder-of.ts";
import { formatType } from "../shape/type-of.ts";
import { formatAnswer, formatCall, listCallParameters } from "./call.ts";
import { createImports, type Imports } from "../imports.ts";
import { formatMethodComment } from "../method-comment.ts";

type Group = Model["groups"][number];

/** One resource group: the types of its parameters, its interface, and the function that makes it. Methods have named types and no generic ones, so that a call costs the type checker nothing. */
export function emitGroup(model: Model, { name, operations }: Group): string {
  const imports = createImports();
  const type = buildGroupName(name);
  imports.use(`type ${model.Api}Core`, "../core.generated.ts");
  const error = imports.use(`type ${model.Api}Error`, "../errors.generated.ts");
  const parameters = operations
    .filter((each) => listCallParameters(each).length > 0)
    .map((each) => emitParameters(model, imports, each));
  const interfaces = operations.map((each) => emitSignature(model, imports, each));
  const methods = operations.map((each) => emitMethod(model, imports, each));
  const build = imports.use("buildGroup", "@kontor/http/internal");
  const isPaged = operations.some(({ page }) => page);
  const [open, close] = isPaged ? [`const methods: ${type} =`, "\n  return methods;"] : ["return", ""];
  return `${formatBanner(model)}${imports.format()}${parameters.join("")}
${formatDocComment([`Operations on \`${name}\`. Every method throws ${/^[AEIOU]/.test(error) ? "an" : "a"} {@link ${error}}.`])}export interface ${type} {
${interfaces.join("")}}

/** The methods of \`${name}\` alone, without the rest of the client. */
export function ${name}(core: ${model.Api}Core): ${type} {
  ${open} ${build}<${type}>(core, "${model.api}.${name}", {
${methods.join("")}  });${close}
}
`;
}

function emitParameters(model: Model, imports: Imports, operation: Operation): string {
  const fields = listCallParameters(operation).map(({ name, required, description, shape }) => {
    for (const each of listRefs(shape)) imports.use(`type ${each}`, `@kontor/${model.api}-types`);
    const list = shape.kind === "list" ? "readonly " : "";
    return `${description ? formatDocComment([description.trim().replaceAll(/\s*\n\s*/g, " ")], "  ") : ""}  ${formatPropertyKey(name)}${required ? "" : "?"}: ${list}${formatType(shape, false)}${required ? "" : " | undefined"};\n`;
  });
  return `\nexport interface ${operation.parametersName} {\n${fields.join("")}}\n`;
}

function emitSignature(model: Model, imports: Imports, operation: Operation): string {
  const { answer, body, partial, page, call } = operation;
  const shapes = [...(answer.kind === "shape" ? [answer.shape] : []), ...(body ? [body.shape] : [])];
  for (const each of shapes.flatMap(listRefs)) imports.use(`type ${each}`, `@kontor/${model.api}-types`);
  const given = formatAnswer(model, operation);
  if (given.startsWith("ReadApart")) imports.use("type ReadApart", "@kontor/http");
  const answered = partial ? `${imports.use("type PartialResult", "@kontor/http")}<${given}>` : given;
  const isDocument = answer.kind === "bytes";
  const kind = isDocument ? "DownloadOptions" : partial ? "PartialOptions" : "CallOptions";
  const options = `${imports.use(`type ${kind}`, "@kontor/http")}${isDocument ? "<Read>" : ""}`;
  const parameters = listCallParameters(operation);
  const isOptional = parameters.every(({ required }) => !required) && !body?.required;
  const names = [
    parameters.length > 0 && `params${isOptional ? "?" : ""}: ${operation.parametersName}`,
    body && `body${body.required ? "" : "?"}: ${formatBody(operation)}`,
    `options?: ${options}`,
  ];
  const [generic, result] = isDocument ? [`<Read = ${answered}>`, "NoInfer<Read>"] : ["", answered];
  return `${formatMethodComment(model, operation)}  ${call!.method}${generic}(${names.filter(Boolean).join(", ")}): Promise<${result}>;\n${page ? emitEach(model, imports, operation) : ""}`;
}

function formatBody({ body }: Operation): string {
  const { form, shape } = body!;
  if (form === "text") return "string";
  if (form === "bytes") return "Uint8Array | Blob | ReadableStream<Uint8Array>";
  return `${shape.kind === "list" ? "readonly " : ""}${formatType(shape, false)}`;
}

/** `list` becomes `each`, and `listPickLists` becomes `eachPickList`. */
export function buildEachName({ call, page }: Operation): string {
  const { method } = call!;
  if (method === "list") return "each";
  const [item] = listRefs(page!.item);
  return item ? `each${toPascalCase(item)}` : method.replace(/^list/, "each");
}

/** The signature of the method that goes through all pages. */
function emitEach({ api }: Model, imports: Imports, operation: Operation): string {
  const { method, path, call, page } = operation;
  const isOptional = listCallParameters(operation).every(({ required }) => !required);
  const comment = formatDocComment(
    [
      `Every item of \`${call!.method}()\`, page after page: \`for await (const item of …)\`. \`${method} ${path}\`.`,
      `@param params.${page!.size} Items on a page. Default ${page!.defaultSize}.`,
      "@throws What the call of a page throws, when it is made.",
    ],
    "  ",
  );
  const options = imports.use("type CallOptions", "@kontor/http");
  for (const each of listRefs(page!.item)) imports.use(`type ${each}`, `@kontor/${api}-types`);
  return `${comment}  ${buildEachName(operation)}(params${isOptional ? "?" : ""}: Omit<${operation.parametersName}, "${page!.number}">, options?: ${options}): AsyncGenerator<${formatType(page!.item, true)}, void, void>;\n`;
}

function emitMethod(model: Model, imports: Imports, operation: Operation): string {
  const { call, page } = operation;
  const notes: DecoderNotes = {
    model,
    use: (helper) => imports.use(helper, "@kontor/http/internal"),
    useShape: (name) =>
      imports.use(buildDecoderName(name), `../decoders/${toKebabCase(model.shapes.get(name)!.group)}.generated.ts`),
    isLater: () => false,
  };
  const line = `    ${call!.method}: ${formatCall(notes, operation)},\n`;
  if (!page) return line;
  const paginate = imports.use("paginate", "@kontor/http/internal");
  const isOptional = listCallParameters(operation).every(({ required }) => !required);
  return `${line}    ${buildEachName(operation)}: (params, options) => ${paginate}((${page.number}) => methods.${call!.method}({ ...params, ${page.size}: params${isOptional ? "?" : ""}.${page.size} ?? ${page.defaultSize}, ${page.number} }, options)),\n`;
}
