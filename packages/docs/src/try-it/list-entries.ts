import type { FilledCall } from "./filled-call.ts";

/** The name of a control of the form, and its text: `path:offerId`, `query:limit`, `header:x-tenant-id`, `body`, `part:invoice`. */
export type Entry = readonly [name: string, text: string];

/** Lists the controls of the form that a page has for a call, with the texts that they are filled with. */
export function listEntries({ values, body }: FilledCall): Entry[] {
  const parameters = Object.entries(values).flatMap(([place, given]) =>
    Object.entries(given).map(([name, value]): Entry => [`${place}:${name}`, value]),
  );
  if (body?.kind === "json") return [...parameters, ["body", writeJson(body.value)]];
  if (body?.kind !== "parts") return parameters;
  const parts = Object.entries(body.parts).flatMap(([name, part]): Entry[] =>
    part === "file" ? [] : [[`part:${name}`, writeJson(part.json)]],
  );
  return [...parameters, ...parts];
}

function writeJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
