import { formatDocComment } from "../doc-comment.ts";
import { toPascalCase } from "../../name/names.ts";
import { findCallParameters, readRefName, resolve, type Operation, type Spec } from "../../read/spec.ts";

/** Items on a page, where a caller does not say: the platform states no limit. */
const PAGE_SIZE = 100;

/** Finds the name of the schema of a paged list's items; `undefined` for any other operation. */
export function findPageItem({ document }: Spec, { answer, parameters }: Operation): string | undefined {
  if (answer.kind !== "schema" || !parameters.some(({ name }) => name === "pageNumber")) return undefined;
  const { properties = {} } = resolve(document, { $ref: `#/components/schemas/${answer.name}` } as { $ref?: string } & {
    properties?: Record<string, { items?: { $ref?: string } }>;
  });
  const item = properties["items"]?.items;
  return properties["hasNextPage"] && item?.$ref ? readRefName(item) : undefined;
}

/** `list` becomes `each`, and `listPickLists` becomes `eachPickList`. */
export function buildEachName({ name }: Operation, item: string): string {
  return name === "list" ? "each" : `each${toPascalCase(item)}`;
}

/** The signature of the method that goes through all pages. */
export function emitEach(operation: Operation, item: string, parametersType: string): string {
  const { name, method, path } = operation;
  const isOptional = findCallParameters(operation).every(({ required }) => !required);
  const comment = formatDocComment(
    [
      `Every item of \`${name}()\`, page after page: \`for await (const item of …)\`. \`${method} ${path}\`.`,
      `@param params.pageSize Items on a page. Default ${PAGE_SIZE}.`,
      "@throws What the call of a page throws, when it is made.",
    ],
    "  ",
  );
  return `${comment}  ${buildEachName(operation, item)}(params${isOptional ? "?" : ""}: Omit<${parametersType}, "pageNumber">, options?: CallOptions): AsyncGenerator<${item}, void, void>;\n`;
}

export function emitEachMethod(operation: Operation, item: string): string {
  return `    ${buildEachName(operation, item)}: (params, options) => paginate((pageNumber) => methods.${operation.name}({ pageSize: ${PAGE_SIZE}, ...params, pageNumber }, options)),\n`;
}
