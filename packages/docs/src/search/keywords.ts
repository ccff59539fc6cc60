import { findKind, type Kind } from "./kind.ts";

/** Words that readers search for and that the pages do not say, or not as their subject: the address of a page without slashes at its ends, and the words. */
const TABLE = `
  start                         install quick start five minutes first event
  events                        receive events consumer poll webhook subscribe at least once delivery duplicate events dead letter
  erp                           pagination paging pages next page
  tokens                        quota access token refresh token cache credentials
  sandbox                       mock fake platform fake clock inject faults simulate
  testing                       fake clock inject faults dead letter mock unit test
  reference/errors              catch an error exception error codes rate limit 429
  reference/errors/ERR_PLATFORM_API  rate limit 429 status too many requests
  reference/resource-groups     maturity stable beta development
  reference/not-shown           what nobody knows unknown open questions
`;

const keywords = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => line.trim().split(/\s{2,}/) as [string, string]),
);

/** The word by which readers call the pages of a kind. */
const OF_A_KIND: Partial<Record<Kind, string>> = { Events: "event", Errors: "error" };

/** Gives the words by which a page is found beside its own. */
export function findKeywords(address: string): string {
  const own = keywords.get(address.replaceAll(/^\/|\/$/g, ""));
  return [own, OF_A_KIND[findKind(address).kind]].filter(Boolean).join(" ");
}
