/**
 * Builds `robots.txt`: everything may be read, and the sitemap is named.
 *
 * @param site The address of the site, with the path that it is served below.
 */
export function buildRobots(site: URL): string {
  const base = site.href.replace(/\/$/, "");
  return `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap-index.xml\n`;
}
