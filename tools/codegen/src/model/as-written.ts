import { readRefName } from "../document/resolve.ts";
import type { Model } from "./model.ts";

/** The same model, its operations and events in the order of the description: for a page or a list that a person reads. */
export function orderAsWritten(model: Model): Model {
  const { document, traits } = model;
  const places = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const order = new Map(places.map((place, index) => [place, index]));
  const orderOf = ({ method, path, isVariant }: Model["operations"][number]) =>
    2 * (order.get(`${method} ${path}`) ?? 0) + Number(isVariant); // a variant comes after the operation that it is made of
  const union = traits.events && document.components.schemas[traits.events.union]?.anyOf;
  const types = (union ?? []).map((member) => readRefName(member));
  return {
    ...model,
    operations: model.operations.toSorted((one, other) => orderOf(one) - orderOf(other)),
    events: model.events.toSorted((one, other) => types.indexOf(one.name) - types.indexOf(other.name)),
  };
}
