import { resolve } from "@kontor/codegen/read/spec";
import type { Document, Example, ReaderContent } from "./read/document.ts";

/** Finds the first example of a body. The samples of a page use it. */
export function findExample(document: Document, content: ReaderContent | undefined): Example | undefined {
  const [example] = Object.values(content?.examples ?? {});
  return example && resolve(document, example);
}
