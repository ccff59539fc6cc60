const HEADING = "operationId\tnamespace\tmethod\tnote";
const NAME = /^[a-z][A-Za-z]*$/;

/**
 * Finds what is wrong with a table of names: `names.tsv` beside an openapi.yaml says the namespace and the method of the
 * client for every operation. `-` in both leaves an operation to `/raw`, and then the note says why.
 */
export function findNameProblems(table: string, operationIds: string[]): string[] {
  const [heading, ...lines] = table.trimEnd().split("\n");
  const rows = lines.map((line) => line.split("\t"));
  const ids = rows.map(([id = ""]) => id);
  const names = rows.map(([, namespace, method]) => `${namespace}.${method}`);
  return [
    ...(heading === HEADING ? [] : [`the heading must be ${HEADING.replaceAll("\t", ", ")}`]),
    ...operationIds.filter((id) => !ids.includes(id)).map((id) => `${id} has no row`),
    ...ids.filter((id) => !operationIds.includes(id)).map((id) => `${id} is no operation`),
    ...ids.filter((id, index) => index > 0 && id <= ids[index - 1]!).map((id) => `${id} must stand in order, once`),
    ...names
      .filter((name, index) => name !== "-.-" && names.indexOf(name) < index)
      .map((name) => `${name} must be the name of one operation`),
    ...rows.flatMap(rowProblems),
  ];
}

function rowProblems([id = "", namespace = "", method = "", note = ""]: string[]): string[] {
  if (namespace === "-" && method === "-")
    return note.trim() === "" ? [`${id} must have a note that says why it is left out`] : [];
  return NAME.test(namespace) && NAME.test(method) ? [] : [`${id} must have a namespace and a method in camelCase`];
}
