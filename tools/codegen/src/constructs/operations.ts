import type { Json } from "../read/openapi.ts";
import { answers } from "./answers.ts";
import { bodies } from "./bodies.ts";
import { parameters } from "./parameters.ts";

/** A construct of an operation: how it is called, and what stands on the wire. */
export interface OperationConstruct {
  path?: string;
  method?: string;
  /** Fields of the path beside the operation. */
  item?: Record<string, Json>;
  operation: Record<string, Json>;
  /** The arguments of the call, as a program writes them. */
  call: string;
  /** The request as the server gets it. */
  sent?: { url?: string; headers?: Record<string, string>; body?: string | RegExp };
  /** The answer of the server. Default: 200 with `{}`. */
  answer?: { status?: number; type?: string; body?: string };
  /** The result of the call, as a program writes it. */
  gives?: string;
  /** Its type. */
  type?: string;
}

/** Every construct of an operation, by its name. */
export const operations: Record<string, OperationConstruct> = { ...parameters, ...bodies, ...answers };
