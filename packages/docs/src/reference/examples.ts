import { resolve } from "@kontor/codegen/read/spec";
import type { Document, Example, ReaderContent } from "./read/document.ts";

/** The first example of a body, which the samples of a page use. */
export function firstExample(document: Document, content: ReaderContent | undefined): Example | undefined {
  const [example] = Object.values(content?.examples ?? {});
  return example && resolve(document, example);
}
