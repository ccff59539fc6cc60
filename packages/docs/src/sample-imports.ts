import { dirname, join } from "node:path/posix";

/** A sample that another sample imports, and the guide that shows it. */
export interface ImportedSample {
  file: string;
  /** The address of the guide. */
  href: string;
  title: string;
}

export interface SampleOptions {
  /** The sample, as a path in `src/samples`. */
  file: string;
  code: string;
  /** The guide that shows the sample, such as `start` or `events/retries`. */
  page: string;
  /** The text of every guide by its name. */
  guides: Record<string, string>;
}

/**
 * Finds the samples that a sample imports and that its own guide does not show, so that the guide can link to them.
 *
 * @throws {Error} If no guide shows an imported sample: a reader could not make the program complete.
 */
export function findImportedSamples({ file, code, page, guides }: SampleOptions): ImportedSample[] {
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
