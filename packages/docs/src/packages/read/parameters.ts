import type { Declaration } from "./declarations.ts";
import type { Docstring } from "./docstring.ts";
import { readDocstring } from "./docstring.ts";
import { findDefault, findUnit } from "./default-value.ts";
import { collectInner, describeType, type IsPublic, type Member } from "./members.ts";
import { findCallable } from "./nodes.ts";
import { describeParameter } from "./signature.ts";

/**
 * Collects the parameters of a function: those that the docstring explains, and the options of those whose type has no name.
 * The rest says all in the signature.
 */
export function collectParameters({ source, node }: Declaration, doc: Docstring, isPublic: IsPublic): Member[] {
  return (findCallable(node)?.params ?? []).flatMap((parameter) => {
    const { name, isOptional, annotation } = describeParameter(parameter);
    const type = annotation?.typeAnnotation;
    const inner = (type ? collectInner(source, type, isPublic) : []).map((member) => explain(member, `${name}.`, doc));
    const member: Member = {
      name,
      type: type ? describeType(source, type, inner.length > 0) : "",
      isMethod: false,
      isRequired: !isOptional,
      doc: readDocstring(),
      defaultValue: undefined,
      unit: undefined,
      source,
      inner,
    };
    const explained = explain(member, "", doc);
    return explained.doc.text !== "" || inner.length > 0 ? [explained] : [];
  });
}

/** Explains a parameter by its `@param`, if it has no docstring of its own. */
function explain(member: Member, prefix: string, { params }: Docstring): Member {
  const text = member.doc.text || params.get(`${prefix}${member.name}`);
  if (!text) return member;
  const defaultValue = findDefault(text);
  return { ...member, doc: { ...member.doc, text }, defaultValue, unit: findUnit(member.name, text) };
}
