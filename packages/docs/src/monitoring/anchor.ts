/** Builds the anchor of a heading as the site does. */
export function buildAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(" ", "-");
}
