import { dirname, join } from "node:path/posix";

interface SampleOptions extends Record<"file" | "code" | "page", string> {
  guides: Record<string, string>;
}

/**
 * Finds the samples that a sample imports and that its own guide does not show, each with the guide that shows it, to link to.
 *
 * @param options.file The sample, as a path in `src/samples`.
 * @param options.page The guide that shows the sample, such as `start` or `events/retries`.
 * @param options.guides The text of every guide by its name.
 * @throws {Error} If no guide shows an imported sample: a reader could not make the program complete.
 */
export function findImportedSamples({ file, code, page, guides }: SampleOptions) {
  return [...code.matchAll(/from "(\.[^"]+)"/g)].flatMap(([, path = ""]) => {
    const imported = join(dirname(file), path);
    const shows = (text = "") => text.includes(`<Sample file="${imported}"`);
    if (shows(guides[page])) return [];
    const [name, text] = Object.entries(guides).find(([, each]) => shows(each)) ?? [];
    if (name === undefined || text === undefined)
      throw new Error(`Cannot show ${file} as a guide must show what it imports: got ${imported}`);
    return [{ file: imported, href: `/${name}/`, title: /^title: (.+)$/m.exec(text)?.[1] ?? name }];
  });
}
