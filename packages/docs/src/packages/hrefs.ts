/** Builds the address of an entry's page: `/reference/packages/http/node/`. */
export function buildEntryHref(folder: string, path: string): string {
  return `/reference/packages/${[folder, ...path.split("/").slice(1)].join("/")}/`;
}
