import { toPascalCase } from "../../name/names.ts";
import type { Schema } from "../../read/openapi.ts";
import type { Shape } from "../model.ts";
import { addSteps } from "../refusal.ts";
import { isBare } from "./merge.ts";
import type { Given, Reading } from "./reading.ts";

/** `oneOf` and `anyOf`; `undefined` for a schema without one that says more than the schema itself. */
export function readUnion({ read }: Reading, schema: Schema, at: string, hint: string): Shape | undefined {
  const key = schema.oneOf ? "oneOf" : schema.anyOf ? "anyOf" : undefined;
  if (!key) return undefined;
  const { oneOf, anyOf, ...own } = schema;
  const members = (oneOf ?? anyOf)!.map((member, index) => ({
    member: member as Given,
    place: addSteps(at, key, index),
  }));
  const shaping = members.filter(({ member }) => !isConstraint(member));
  if (shaping.length === 0) return own.properties || own.type ? undefined : { kind: "any" };
  const isAlone = isBare(own as Schema) || Object.keys(own).every((each) => each === "type");
  const shapes = shaping
    .filter(({ member }) => typeof member !== "object" || member.type !== "null")
    .map(({ member, place }, index) => {
      const title = typeof member === "object" && member.title;
      const name = `${hint}${toPascalCase(title || `Option${index + 1}`)}`;
      return read(isAlone || typeof member !== "object" ? member : { allOf: [own as Schema, member] }, place, name);
    });
  const different = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
  return different.length === 1 ? different[0]! : { kind: "union", members: different };
}

/** Whether a member of a union only limits values that are described elsewhere. */
function isConstraint(member: Given): boolean {
  if (typeof member !== "object" || Object.keys(member).length === 0) return false;
  return Object.keys(member).every((key) => ["required", "not", "title", "description"].includes(key));
}
