/**
 * The words that a reason of the platform may be told in. Any other word may be a value, such as a name or a number, so it is not shown. A
 * list of what may be said is safe where a list of what must not be said is not.
 */
const WORDS =
  "a access additional allowed already an and array at be between boolean cannot category channel characters client code conflict currency date denied " +
  "decimal duplicate email equal error exceed exist exists expired failed fewer field for format found greater has have id instant integer internal invalid is item " +
  "items least length less list long longer match maximum maxlength method minimum minlength missing more most must name no not number " +
  "object of offer one only operation or order " +
  "pattern positive price properties property quantity refresh request required scope seller short shorter sku string tenant than the there " +
  "time to token too type unauthorized unknown up uuid valid validation value values was";
/** The limit of a rule, below 1 000: `fewer than 1`, `<= 3`, `between 1 and 20`, `20 characters or fewer`. Any other number may be an id. */
const NUMBERS =
  /((?:(?:(?:few|great|long|short)er|more|less) than(?: or equal to)?|at (?:most|least)|m(?:ax|in)(?:imum|length|items)|length of|exceed|up to|between(?: \d{1,3} and)?|\s[<>](?!>)=?)\W{1,2}\d{1,3}\b(?![.,]?\d)|\b\d{1,3} \w+ or (?:fewer|less|more))|\b\d+/gi;
const MOST_WORDS = 20;
export const MOST_LETTERS = 2_000; // A longer message is read to here, so that a body of megabytes costs nothing.

function isPlain(word: string): boolean {
  return /^[a-z]+$/.test(word) && ` ${WORDS} `.includes(` ${word} `);
}

/**
 * Whether a text is made only of plain words: `sellerId`, `not-found`, `date-time`. The form of a name says nothing: `annaSchmidt` has that
 * of a field, and `AnnaSchmidt` that of a code.
 */
function isOfWords(text: string): boolean {
  return text.length < 40 && text.split(/-|(?=[A-Z])/).every((word) => isPlain(word.toLowerCase()));
}

/**
 * The kind of a message: its plain words, the limits of rules and the names of fields, with `…` in place of every word that may be a value.
 *
 * @param fields The names of the request, in lower case: those that were sent, and those that the specs require.
 * @returns `undefined` where fewer than two words are left, because they say nothing.
 */
export function maskValues(message: string, fields: ReadonlySet<string> = new Set()): string | undefined {
  const isKnown = (word: string) =>
    fields.has(word.toLowerCase()) || isOfWords(word) || /^(\d{1,3}|[<>]=?)$/.test(word);
  const words = message
    .slice(0, MOST_LETTERS)
    .replace(NUMBERS, (_, limit?: string) => limit ?? "…")
    .replace(/["'`“”„‚‘’«»](.*?)["'`“”„‚‘’«»]/gu, (_, quoted: string) => (isKnown(quoted) ? ` ${quoted} ` : " … "))
    .split(/\s+/)
    .map((word) => word.replace(/^[([]+|[.,;:!?)\]]{1,9}$/g, ""))
    .filter(Boolean)
    .map((word) => (isPlain(word.toLowerCase()) ? word.toLowerCase() : isKnown(word) ? word : "…"))
    .filter((word, at, all) => word !== "…" || (at > 0 && all[at - 1] !== "…"));
  if (words.filter((word) => word !== "…").length < 2) return undefined;
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).join(" ")} …` : words.join(" ");
}

/**
 * The names of all fields of what was sent, and of those that it must have, in lower case. By them a name that the platform writes is
 * distinguished from a value.
 *
 * @param required The names that the specs require, divided by spaces. The platform names one of them where it was not sent.
 */
export function listFields(
  value: unknown,
  required = "",
  names = new Set(required.toLowerCase().match(/\S+/g)),
): ReadonlySet<string> {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value) || names.size > 1_000) return names;
  for (const [name, inner] of Object.entries(value).slice(0, 200)) {
    if (!Array.isArray(value)) names.add(name.toLowerCase());
    listFields(inner, "", names);
  }
  return names;
}

/** A place in what was sent, such as `orderList[0].sellerId`. Its last step may be another name if it is of plain words. */
function findPlace(text: string, fields: ReadonlySet<string>): string {
  let place = "";
  const steps = text.split(/[$./[\]]+/).filter(Boolean);
  for (const [at, step] of steps.entries()) {
    const isLast = at === steps.length - 1;
    if (/\w$/.test(place) && /^(0|[1-9]\d{0,3})$/.test(step)) place += `[${step}]`; // A list that can be sent has at most 5 000 items.
    else if (fields.has(step.toLowerCase()) || (place && isLast && step[1] && isOfWords(step)))
      place += place ? `.${step}` : step;
    else break;
  }
  return place;
}

const MOST = 5;

/** Whether a text is a code: one of the channel's (`VAL100`), or one in plain words (`not-found`, `TOKEN_EXPIRED`). Any other text may be data. */
function isCode(text: unknown): text is string {
  if (typeof text !== "string") return false;
  const words = /^[A-Z_]+$/.test(text) ? text.toLowerCase().replaceAll("_", "-") : text;
  return /^[A-Z]{2,8}\d{1,5}$/.test(text) || isOfWords(words);
}

/** What an error body says, in the form that is safe to print. */
export interface Refusal {
  /** The codes of the platform, each once. Text that does not look like a code is left out, because a body may hold anything. */
  codes: string[];
  /** The place that the platform objects to: `orderList[0].sellerId`. Empty where it names none that was sent. */
  at: string;
  /** The first reason, with its values masked. */
  kind: string | undefined;
  /** How many reasons there are. */
  count: number;
}

/**
 * Reads an error body: the channel's list (documented), or the ERP's error in any spelling of its fields (given §2.3, observed), or
 * that of an OAuth 2.0 server.
 *
 * @param fields The names of the request, as `listFields()` gives them. Without them no place is shown, because it could be a value.
 * @see given spec §2.3
 */
export function readRefusal(body: unknown, fields: ReadonlySet<string> = new Set()): Refusal {
  const isObject = typeof body === "object" && body !== null && !ArrayBuffer.isView(body);
  const said = Object.fromEntries(
    Object.entries(isObject ? body : {}).map(([name, inner]) => [name.toLowerCase(), inner]),
  );
  const entries = [said["errorlist"] ?? []]
    .flat()
    .map((entry) => Object(entry) as { code?: unknown; message?: unknown });
  const codes = [...entries.map(({ code }) => code), said["errorcode"]].filter(isCode);
  const byField = Object.entries(Object(said["errors"] ?? said["validationerrors"]) as object);
  const reasons = [
    ...entries.map(tellText),
    ...byField.flatMap(([name, messages]) =>
      [messages].flat().map((message) => `${name || "."}: ${tellText(message)}`),
    ),
  ];
  const message = said["errormessage"] ?? said["error_description"] ?? said["message"];
  if (reasons.length === 0 && message) reasons.push(tellText(message));
  const read = reasons.slice(0, MOST).map((reason) => readReason(reason, fields));
  const first = read.find(({ at }) => at) ?? read.find(({ kind }) => kind);
  return { codes: [...new Set(codes)].slice(0, MOST), at: "", kind: undefined, ...first, count: reasons.length };
}

/** What an entry says: itself, or the message that it holds. Of anything else, nothing. */
function tellText(entry: unknown): string {
  const said = Object(entry) === entry ? (entry as { message?: unknown }).message : entry;
  return Object(said) === said ? "" : String(said ?? "");
}

/** A message may begin with the place that it is about. */
function readReason(message: string, fields: ReadonlySet<string>): { at: string; kind: string | undefined } {
  const [, head = "", rest = ""] = /^([$/\w.[\]]{1,200}):\s+(.*)/s.exec(message) ?? [];
  const at = findPlace(head, fields);
  return { at, kind: maskValues(at || head === "." ? rest : message, fields) };
}

/** Describes a refusal, for the parentheses of a message: `VAL100 at offerList: must not have fewer than 1 items, and 4 more`. */
export function describeRefusal({ codes, at, kind, count }: Refusal): string {
  const place = at && `${codes.length > 0 ? " " : ""}at ${at}`;
  const before = codes.join(", ") + place;
  const more = kind && count > 1 ? `, and ${count - 1} more` : "";
  return `${before}${before && kind ? ": " : ""}${kind ?? ""}${more}`;
}
