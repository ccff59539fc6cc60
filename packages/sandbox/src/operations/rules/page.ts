/** One page of a list, with its place among all pages as the ERP tells it. */
export function buildPage(all: readonly unknown[], pageNumber: number, pageSize: number): object {
  const totalPages = Math.max(1, Math.ceil(all.length / pageSize));
  return {
    items: all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    totalItems: all.length,
    pageNumber,
    pageSize,
    totalPages,
    hasPreviousPage: pageNumber > 1,
    hasNextPage: pageNumber < totalPages,
    nextPageNumber: Math.min(pageNumber + 1, totalPages), // documented: on the last page the last one
    previousPageNumber: Math.max(1, pageNumber - 1),
  };
}
