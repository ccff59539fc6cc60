import { writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";

/**
 * Writes `robots.txt`, which names the sitemap that Starlight makes. Both need the address of the site (`KONTOR_SITE`): without one,
 * neither is written.
 */
export function addRobots(): AstroIntegration {
  let site: URL | undefined;
  return {
    name: "robots",
    hooks: {
      "astro:config:done": ({ config }) => {
        site = config.site === undefined ? undefined : new URL(config.base, config.site);
      },
      "astro:build:done": async ({ dir, logger }) => {
        if (site) await writeFile(new URL("robots.txt", dir), buildRobots(site));
        else logger.info("KONTOR_SITE is not set: no sitemap and no robots.txt, as they need the address of the site");
      },
    },
  };
}

/**
 * Builds `robots.txt`: everything may be read, and the sitemap is named.
 *
 * @param site The address of the site, with the path that it is served below.
 */
export function buildRobots(site: URL): string {
  const base = site.href.replace(/\/$/, "");
  return `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap-index.xml\n`;
}
