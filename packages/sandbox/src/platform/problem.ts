import type { Route } from "../generated/routes.generated.ts";

/** The reason why a request is refused. */
export interface Problem {
  status: number;
  /** A word for the kind of problem: `validation`, `unauthorized`. */
  code: string;
  message: string;
  /** The problems of each field, by JSON Pointer. */
  fields?: Record<string, string[]>;
  headers?: Record<string, string>;
}

const CHANNEL_CODES: Record<number, string> = { 400: "VAL100", 401: "ATH000" }; // documented; when they come is not shown

/** The error body of the API that was asked: an `ErrorResponse` (given §2.3) or an `errorList` (documented). */
export function buildProblem(api: Route["api"], { status, code, message, fields = {} }: Problem): unknown {
  if (api === "erp")
    return { errorCode: code, errorMessage: message, ...(Object.keys(fields).length > 0 && { errors: fields }) };
  const messages = Object.entries(fields).flatMap(([path, problems]) =>
    problems.map((problem) => `${formatPlace(path)}: ${problem}`),
  );
  const entry = (text: string) => ({
    code: isPlatformCode(code) ? code : (CHANNEL_CODES[status] ?? `GEN${status}`), // GEN404 and GEN500 are documented
    message: text,
    severity: "error",
    hint: null,
  });
  return { errorList: (messages.length > 0 ? messages : [message]).map(entry) };
}

/** `/orderList/0/sellerId` as the channel interface writes it: `orderList[0].sellerId` (documented). */
function formatPlace(pointer: string): string {
  const keys = pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (keys.length === 0) return "/";
  return keys.map((key, index) => (/^\d+$/.test(key) ? `[${key}]` : `${index > 0 ? "." : ""}${key}`)).join("");
}

/** A code of the platform, such as `CHN401`. The sandbox's own words for a problem have another form. */
function isPlatformCode(code: string): boolean {
  return /^[A-Z]{3}\d{3}$/.test(code);
}
