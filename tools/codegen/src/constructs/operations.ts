import { answers } from "./answers.ts";
import { bodies } from "./bodies.ts";
import { parameters } from "./parameters.ts";
import type { OperationConstruct } from "./construct.ts";

/** Every construct of an operation, by its name. */
export const operations: Record<string, OperationConstruct> = { ...parameters, ...bodies, ...answers };
