/** Builds the address of the Markdown of a page: `/start.md` of `/start/`, and `/index.md` of the first page. */
export function buildTwinPath(path: string): string {
  return path === "/" ? "/index.md" : `${path.replace(/\/$/, "")}.md`;
}
