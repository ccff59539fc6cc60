/** One page of a list, as the platform cuts it. */
export interface ListPage<Item> {
  items?: readonly Item[] | null;
  /** The only field to go by: what the numbers of the next and the previous page mean at the ends is contradictory. */
  hasNextPage?: boolean | null;
}

/**
 * Every item of a paged list, page after page, for `for await`. A page is asked for only when its first item is wanted.
 *
 * @param fetchPage Gets a page by its number; the first is 1.
 * @throws What `fetchPage` throws, where it throws it: items before were already given.
 */
export async function* paginate<Item>(
  fetchPage: (pageNumber: number) => Promise<ListPage<Item>>,
): AsyncGenerator<Item, void, void> {
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items, hasNextPage } = await fetchPage(pageNumber);
    yield* items ?? [];
    // a page without items that announces another would go on for ever
    if (!hasNextPage || (items ?? []).length === 0) return;
  }
}
