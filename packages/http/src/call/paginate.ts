/** One page of a list of the platform. */
export interface ListPage<Item> {
  items?: readonly Item[] | null;
  /** Decides whether another page follows. The numbers of the next and the previous page contradict each other at the ends of a list. */
  hasNextPage?: boolean | null;
}

/**
 * Every item of a paged list, page after page, for `for await`. A page is fetched only when its first item is requested.
 *
 * @param fetchPage Gets a page by its number; the first is 1.
 * @throws The error of `fetchPage`, after all items of the earlier pages.
 */
export async function* paginate<Item>(
  fetchPage: (pageNumber: number) => Promise<ListPage<Item>>,
): AsyncGenerator<Item, void, void> {
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items, hasNextPage } = await fetchPage(pageNumber);
    yield* items ?? [];
    // A page without items that announces another one would never end.
    if (!hasNextPage || (items ?? []).length === 0) return;
  }
}
