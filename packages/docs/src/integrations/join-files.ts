import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { rolldown } from "rolldown";
import { listPages } from "./pages.ts";

/** What is joined: how a page names it, what its files end in, and the tag of the joined file. A module does not keep the page from being drawn. */
const KINDS = [
  {
    found: /<link rel="stylesheet" href="[^"]*\/_astro\/([^"/]+)"\/?>/g,
    end: "css",
    tag: '<link rel="stylesheet" href="FILE"/>',
  },
  { found: /<script src="[^"]*\/_astro\/([^"/]+)"><\/script>/g, end: "js", tag: '<script src="FILE"></script>' },
  {
    found: /<script type="module" src="[^"]*\/_astro\/([^"/]+)"><\/script>/g,
    end: "module.js",
    tag: '<script type="module" fetchpriority="low" src="FILE"></script>',
  },
];

/**
 * Gives each page one sheet, one script that runs before the page is drawn, and one module that waits for it, in place of twenty files: on a phone each file
 * costs more time for the way than for its bytes. The scripts of a page come first, so Starlight's choice of a theme finds no list to fill; its module does that.
 *
 * @param base The path below which the site stands, without a slash at its end.
 */
export function joinFiles(base: string): AstroIntegration {
  return {
    name: "join-files",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const [folder, files] = [fileURLToPath(dir), fileURLToPath(new URL("_astro", dir))];
        const made = new Map<string, Promise<string>>();
        const gone = new Set<string>();
        for (const address of await listPages(folder)) {
          const file = join(folder, address.endsWith("/") ? `${address}index.html` : address);
          let html = await readFile(file, "utf8");
          let tags = "";
          for (const { found, end, tag } of KINDS) {
            const names = [...new Set([...html.matchAll(found)].map(([, name = ""]) => name))];
            const key = [tag, ...names].join(" ");
            if (!made.has(key)) made.set(key, writeJoined(files, names, end));
            for (const name of names) gone.add(name);
            tags += tag.replace("FILE", `${base}/_astro/${await made.get(key)}`);
            html = html.replaceAll(found, "");
          }
          await writeFile(
            file,
            html.replace("<title>", (title) => tags + title),
          );
        }
        await Promise.all([...gone].map((name) => rm(join(files, name))));
      },
    },
  };
}

/** Writes the files as one, in their order, and returns its name. */
async function writeJoined(folder: string, names: string[], end: string): Promise<string> {
  const texts = names.map((name) => readFile(join(folder, name), "utf8"));
  const text =
    end === "module.js" ? await bundle(folder, names) : (await Promise.all(texts)).join(end === "js" ? ";\n" : "\n");
  const name = `page.${createHash("sha256").update(text).digest("hex").slice(0, 10)}.${end}`;
  await writeFile(join(folder, name), text);
  return name;
}

/** Makes one module of several. What they load later stays a file of its own. */
async function bundle(folder: string, names: string[]): Promise<string> {
  const build = await rolldown({
    input: "page",
    plugins: [
      {
        name: "page",
        resolveId: (id, _, { kind }) =>
          id === "page" ? id : kind === "dynamic-import" ? { id: `./${basename(id)}`, external: true } : null,
        load: (id) =>
          id === "page" ? names.map((name) => `import ${JSON.stringify(join(folder, name))};`).join("") : null,
      },
    ],
  });
  const { output } = await build.generate({ minify: true, format: "es" });
  await build.close();
  return output[0].code;
}
