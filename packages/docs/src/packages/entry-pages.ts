import { buildEntryHref } from "./hrefs.ts";
import type { EntryReference, ExportReference, PackageReference } from "./model.ts";
import { readPackages } from "./read-reference.ts";

/** A page of the reference of a package: an entry, or the types of a large one. */
export interface EntryPage {
  readonly href: string;
  readonly reference: PackageReference;
  readonly entry: EntryReference;
  readonly exports: readonly ExportReference[];
  readonly isTypes: boolean;
}

/** Lists the pages of all packages. A package without an entry, which is the CLI, has one too. */
export function listEntryPages(): EntryPage[] {
  return readPackages().flatMap((reference) => {
    const { name, folder } = reference.manifest;
    const none: EntryReference = {
      specifier: name,
      path: ".",
      href: buildEntryHref(folder, "."),
      typesHref: undefined,
      exports: [],
    };
    const entries = reference.entries.length > 0 ? reference.entries : [none];
    return entries.flatMap((entry) => listPages(reference, entry));
  });
}

function listPages(reference: PackageReference, entry: EntryReference): EntryPage[] {
  const { href, typesHref } = entry;
  const of = (isTypes: boolean) => entry.exports.filter(({ isOnTypesPage }) => isOnTypesPage === isTypes);
  const main: EntryPage = { href, reference, entry, exports: of(false), isTypes: false };
  return typesHref === undefined
    ? [main]
    : [main, { href: typesHref, reference, entry, exports: of(true), isTypes: true }];
}
