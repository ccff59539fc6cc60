import type { Member } from "../read/members.ts";

/** A row of a table of options or members. */
export interface Row {
  readonly member: Member;
  /** The whole way to it: `poll.intervalMs`. */
  readonly path: string;
  readonly id: string;
}

/** Lists a row for each member, those of its value included. A member that only holds others has no row. */
export function listRows(members: readonly Member[], exportId: string, prefix = ""): Row[] {
  return members.flatMap((member) => {
    const path = `${prefix}${member.name}`;
    const id = `${exportId}-${path
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "")}`;
    const inner = listRows(member.inner, exportId, `${path}.`);
    return inner.length > 0 && member.doc.text === "" ? inner : [{ member, path, id }, ...inner];
  });
}

/** Describes the default of an option: that it is required, the words of its docstring, or that there is none. */
export function describeDefault({ isRequired, defaultValue }: Pick<Member, "isRequired" | "defaultValue">): string {
  return isRequired ? "required" : (defaultValue?.value ?? "none");
}
