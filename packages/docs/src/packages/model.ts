import type { Declaration } from "./read/declarations.ts";
import type { Docstring } from "./read/docstring.ts";
import type { Manifest } from "./read/manifests.ts";
import type { Member } from "./read/members.ts";

/** A published package and its pages: one for each entry. */
export interface PackageReference {
  readonly manifest: Manifest;
  readonly entries: readonly EntryReference[];
}

/** An entry of a package: what one `import` can take from it. */
export interface EntryReference {
  /** As in an import: `@kontor/http/node`. */
  readonly specifier: string;
  /** As in the manifest: `.`, `./node`. */
  readonly path: string;
  readonly href: string;
  /** The page for the types of an entry with so many exports that they would not fit on one. */
  readonly typesHref: string | undefined;
  readonly exports: readonly ExportReference[];
}

export type ExportKind = "function" | "class" | "constant" | "type";

/** An export and all that its source says about it. */
export interface ExportReference {
  readonly name: string;
  readonly kind: ExportKind;
  /** The anchor on its page. */
  readonly id: string;
  /** The address of the place that explains it: this one, or the first that exports the same. */
  readonly href: string;
  /** Whether it stands on the page for types of its entry. */
  readonly isOnTypesPage: boolean;
  /** The entry that explains it, where that is another one. */
  readonly sameAs: string | undefined;
  /** Whether it comes from the specs: its fields stand on the pages of the operations. */
  readonly isFromSpecs: boolean;
  readonly declaration: Declaration;
  readonly doc: Docstring;
  /** One for each overload. */
  readonly signatures: readonly string[];
  /** The parameters of a function. */
  readonly parameters: readonly Member[];
  /** The members of an object. */
  readonly members: readonly Member[];
  /** Whether its members are options, which have a default or are required. */
  readonly hasOptions: boolean;
}
