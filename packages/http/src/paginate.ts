import { ArgumentError, DecodeError } from "./errors.ts";

/** One page of a list of the platform. */
export interface ListPage<Item> {
  items?: readonly Item[] | null;
  /** Decides whether another page follows. The numbers of the next and the previous page contradict each other at the ends of a list. */
  hasNextPage?: boolean | null;
  /** The number that the platform gives to this page. */
  pageNumber?: number | null;
  /** Decides whether another page follows where the platform does not say `hasNextPage`. */
  totalPages?: number | null;
  totalItems?: number | null;
  /** How many items a full page has. */
  pageSize?: number | null;
}

/**
 * Every item of a paged list, page after page, for `for await`. A page is fetched only when its first item is requested.
 *
 * @param fetchPage Gets a page by its number; the first is 1.
 * @throws The error of `fetchPage`, after all items of the earlier pages.
 * @throws {DecodeError} If the pages would never end: an earlier page comes again, the same items come three times, or pages follow after the last.
 */
export async function* paginate<Item>(
  fetchPage: (pageNumber: number) => Promise<ListPage<Item>>,
): AsyncGenerator<Item, void, void> {
  if (typeof fetchPage !== "function")
    throw new ArgumentError("page through a list", "fetchPage", "be a function that gets a page", fetchPage);
  let before = "";
  let repeats = 0;
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await fetchPage(pageNumber);
    const items = page.items ?? [];
    const { totalItems, pageSize } = page;
    const totalPages = page.totalPages ?? (totalItems && pageSize ? Math.ceil(totalItems / pageSize) : 0);
    const hasNextPage = page.hasNextPage ?? pageNumber < totalPages;
    const isEarlier = (page.pageNumber ?? pageNumber) < pageNumber && pageNumber > 1;
    const isBehind = totalPages > 0 && pageNumber > totalPages && items.length > 0;
    const written = items.length > 0 && hasNextPage ? JSON.stringify(items, writeBigint) : "";
    repeats = written && written === before ? repeats + 1 : 0;
    before = written;
    const isStuck = repeats === 2; // Two pages may be alike, because the list grew meanwhile.
    const problem = isEarlier ? "an earlier page came" : isBehind ? "there are fewer pages" : "it came twice before";
    if (hasNextPage && (isEarlier || isBehind || isStuck))
      throw new DecodeError(`page ${pageNumber} of a list`, problem);
    if (isEarlier) return; // The list became shorter, and its last page came again.
    yield* items;
    // A page without items that announces another one would never end, unless the platform says how many there are.
    if (!hasNextPage || (items.length === 0 && pageNumber >= totalPages)) return;
  }
}

const writeBigint = (_: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);
