import { defineCommand, type FullContext } from "../../command.ts";
import { describeFound } from "../../specs/describe.ts";
import { readNamed } from "../../specs/find.ts";
import { loadSpecs } from "../../specs/load.ts";

interface Options {
  json?: boolean;
}

/** `specs show`: everything that the specs say about one name. */
export const showCommand = defineCommand<Options>({
  name: "show",
  summary: "Explain an operation, a schema, an event, an error code or an open question",
  arguments: [
    {
      name: "<name>",
      text: "a method (categories.update), an operationId, a schema, a type of event, an error code, an open question",
    },
  ],
  flags: [
    { flags: "--json", text: "print one document, as the package has it; schemas are named and not written out" },
  ],
  notes: ["`kontor specs search` finds names by words."],
  examples: [
    "kontor specs show categories.update",
    "kontor specs show Seller:Offer.New",
    "kontor specs show ERR_PLATFORM_TOKEN",
    "kontor specs show tax-type-meaning --json",
  ],
  run: runShow,
});

async function runShow({ options, args, out }: FullContext<Options>): Promise<void> {
  const specs = await loadSpecs();
  const found = readNamed(specs, args[0]!);
  if (options.json) {
    const { kind } = found;
    const value = {
      operation: () => "operation" in found && found.operation,
      schema: () => "schema" in found && { name: found.name, api: found.data.api, ...found.schema },
      event: () => "event" in found && found.event,
      error: () => "error" in found && found.error,
      unknown: () => "unknown" in found && found.unknown,
    }[kind]();
    return out.line(JSON.stringify({ kind, ...(value as object) }));
  }
  const { title, lines, sections } = describeFound(specs, found);
  out.title(title);
  for (const line of lines) out.prose(`  ${line}`);
  for (const { title: name, head, rows } of sections) {
    out.line();
    out.title(name);
    out.table(head, rows);
  }
  if (found.kind === "operation") {
    out.line();
    out.prose(`Call it: kontor call ${found.operation.call ?? found.operation.id} --help`);
  }
}
