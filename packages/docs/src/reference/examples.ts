import { resolve } from "../../../../tools/codegen/src/spec.ts";
import type { Document, Example, ReaderContent } from "./document.ts";

/** The first example of a body, which the samples of a page use. */
export function firstExample(document: Document, content: ReaderContent | undefined): Example | undefined {
  const [example] = Object.values(content?.examples ?? {});
  return example && resolve(document, example);
}
