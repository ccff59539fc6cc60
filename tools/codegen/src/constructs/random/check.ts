import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { calls, expectRequest } from "./calls.ts";
import { spoil, toPointer } from "./part.ts";
import { writeCalls, type Written } from "./program.ts";

/** What the stand-in of the server got. */
interface Got {
  path: string[];
  query: [string, string][];
  headers: Headers;
  body: string;
}

/**
 * Generates, compiles and runs a description of so many random operations, the same for the same seed. Gives what is wrong in words, each
 * with the number of its operation; none where all is right.
 *
 * @throws {Error} If one is refused, or what is generated does not compile.
 */
export async function checkRandom(seed: number, count: number): Promise<string[]> {
  const written = await writeCalls(fc.sample(calls, { seed, numRuns: count }));
  const problems = await Promise.all(written.map(findProblems));
  return problems.flatMap((each, index) => each.map((problem) => `seed ${seed}, operation ${index}: ${problem}`));
}

/** Makes a call, and each time with another answer that does not fit. Gives what is wrong in words; none where all is right. */
async function findProblems({ call, send, lacking }: Written, index: number): Promise<string[]> {
  const { part } = call;
  const problems: string[] = [];
  const sent = await ask(part.value);
  const expected = expectRequest(call, index);
  const tell = (what: string, got: unknown, wanted: unknown) => {
    if (!isDeepStrictEqual(got, wanted))
      problems.push(`${what} is ${JSON.stringify(got)} and must be ${JSON.stringify(wanted)}`);
  };
  tell("the answer", JSON.parse(JSON.stringify(sent.answer)), part.value); // a field that may be anything may be `undefined`
  if (!sent.got) return [...problems, `nothing was sent`];
  tell("the path", sent.got.path, expected.path);
  tell("the query", sent.got.query, expected.query);
  for (const [name, value] of Object.entries(expected.headers)) tell(name, sent.got.headers.get(name), value);
  tell("the body", sent.got.body, call.body === "required" ? JSON.stringify(part.value) : "");
  for (const [name, sendLess] of Object.entries(lacking)) {
    const { answer, got } = await ask(part.value, sendLess);
    const { code, argument } = Object(answer) as { code?: unknown; argument?: unknown };
    tell(`a call without ${name}`, [code, argument, got], ["ERR_PLATFORM_ARGUMENT", name, undefined]);
  }
  for (const place of part.places) {
    const { answer } = await ask(spoil(part, place));
    const { code, path = "" } = Object(answer) as { code?: unknown; path?: unknown };
    tell(`the refusal of ${JSON.stringify(place)}`, [code, path], ["ERR_PLATFORM_DECODE", toPointer(place)]);
  }
  return problems;

  async function ask(value: unknown, sendIt = send): Promise<{ answer: unknown; got: Got | undefined }> {
    let got: Got | undefined;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      const path = pathname.split("/").map(decodeURIComponent);
      got = { path, query: [...searchParams], headers: request.headers, body: await request.text() };
      return Response.json(value);
    };
    const answer: unknown = await sendIt(fetch).catch((error: unknown) => error);
    return { answer, got };
  }
}
