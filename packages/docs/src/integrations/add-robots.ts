import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterBuild } from "./pages.ts";

/**
 * Writes `robots.txt`, which names the sitemap that Starlight makes. Without the address of the site (`KONTOR_SITE`), neither is written.
 *
 * @param site The address of the site, with the path that it is served below.
 */
export const addRobots = (site: URL | undefined) =>
  afterBuild("robots", async (folder, logger) => {
    const map = `${site?.href.replace(/\/$/, "")}/sitemap-index.xml`;
    if (site) await writeFile(join(folder, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${map}\n`);
    else logger.info("KONTOR_SITE is not set: no sitemap and no robots.txt, as they need the address of the site");
  });
