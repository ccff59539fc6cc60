import { DecodeError } from "@kontor/http";
import { mergeBytes, type RawItem } from "./item-buffer.ts";
import { createListScan, hasList, readListPart } from "./list-scan.ts";

const MAX_HEAD_BYTES = 1024 * 1024;

/** How a page ended. */
export interface PageEnd {
  /** The bytes of an item whose end never came. */
  rest: RawItem;
  /** The answer held a list of events. */
  hasList: boolean;
  /** The bytes before the list, or the whole answer if it has no list. */
  head: Uint8Array;
  /** The reason why the page is not complete. The items before that point were handed over. */
  problem?: unknown;
}

export interface ReadPageOptions {
  /** The longest item that is kept whole, in bytes. */
  maxItemBytes: number;
  /** Takes each item. Reading waits for its promise, so that memory holds no more of the page than the caller wants. */
  onItem(item: RawItem): Promise<void> | void;
}

/**
 * Reads `{"eventList": […]}` item by item, without holding the whole page. An item that is too large, cannot be read, or nests too
 * deeply spoils only itself. A page that breaks off spoils only the item in which it does.
 */
export async function readPage(
  body: ReadableStream<Uint8Array> | null,
  { maxItemBytes, onItem }: ReadPageOptions,
): Promise<PageEnd> {
  const scan = createListScan(maxItemBytes);
  const head: Uint8Array[] = [];
  let headBytes = 0;
  const describeEnd = () => ({ hasList: hasList(scan), head: mergeBytes(head), rest: scan.item.read() });

  const reader = body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) break;
      if (!hasList(scan)) {
        if (headBytes > MAX_HEAD_BYTES) throw buildHeadError();
        headBytes += value.length;
        if (headBytes <= MAX_HEAD_BYTES) head.push(value.slice());
      }
      await readListPart(scan, value, onItem);
    }
  } catch (problem) {
    await reader?.cancel().catch(() => {});
    return { ...describeEnd(), problem };
  }
  const isWhole = scan.place !== "items";
  return {
    ...describeEnd(),
    ...(!isWhole && { problem: new DecodeError("a page of events", "its body broke off") }),
  };
}

function buildHeadError(): DecodeError {
  return new DecodeError("a page of events", `it has no list of events within ${MAX_HEAD_BYTES} bytes`);
}
