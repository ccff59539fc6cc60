import { resolve } from "@kontor/codegen/document/resolve";
import type { Document, Operation } from "../reference/document.ts";
import type { SampleAnswer } from "../reference/samples/all.ts";
import { type FilledCall, type Place, listEntries, type StartState } from "./call.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A control of the form. */
export interface Control {
  /** `path:offerId`; the text of the control goes with the call under this name. */
  name: string;
  /** The name of the parameter or part. */
  label: string;
  text: string;
  isRequired: boolean;
  /** The texts that the parameter allows, if it allows no other. */
  choices?: string[];
}

/** Lists the controls of an operation's form by the place where a reader looks for them: those that are filled, and the query parameters that may be left out. */
export function listControls(document: Document, { parameters }: Operation, call: FilledCall) {
  const filled = listEntries(call).map(([name, text]) => describe(name, text, true));
  const known = new Set(filled.map(({ name }) => name));
  const optional = parameters
    .filter((each) => each.place === "query" && !known.has(`query:${each.name}`))
    .map((each) => describe(`query:${each.name}`, "", false));
  const at = (...places: (Place | "body" | "part")[]) =>
    filled.filter(({ name }) => places.some((place) => name === place || name.startsWith(`${place}:`)));
  return { address: at("path", "query"), optional, headers: at("header"), bodies: at("body", "part") };

  function describe(name: string, text: string, isRequired: boolean): Control {
    const parameter = parameters.find((each) => `${each.place}:${each.name}`.toLowerCase() === name.toLowerCase());
    const { enum: allowed } = (parameter ? resolve(document, parameter.given.schema) : {}) as { enum?: unknown[] };
    const label = parameter?.name ?? name.slice(name.indexOf(":") + 1);
    return { name, label, text, isRequired, ...(allowed && { choices: allowed.map(String) }) };
  }
}

/** The folder that `src/build.ts` writes. It starts at the working directory, as the folder of the bundles does. */
const folder = join(process.cwd(), ".cache/try-it");

/** The call of each operation, by its id. */
export const filledCalls: Record<string, FilledCall> = read("calls.json");

/** The state of a sandbox in which each of them succeeds. */
export const startState: StartState = read("start.json");

/** What the sandbox answers to the sample of each operation, by its id. */
export const sampleAnswers: Record<string, SampleAnswer> = read("answers.json");

function read<Value>(name: string): Value {
  return JSON.parse(readFileSync(join(folder, name), "utf8")) as Value;
}
