/**
 * The questions of a first week: the question, the words that a reader types, and the places that answer it. The pages must be among the first
 * three results of the search, and each place must exist. A place is an address without the slash at its beginning.
 */
const TABLE = `
  How many tries does a failing handler get, how long apart? | retries of a failing handler | events/retries/#how-many-tries-and-how-long-apart
  What is idempotent here, with an example?                  | idempotent handler           | events/idempotency/#which-pattern-to-take
  How do I run two workers?                                  | two workers                  | operations/workers/#run-the-same-program-twice
  How do I mark an order shipped, in parts, cancelled?       | order shipped in parts       | orders/#mark-an-order-shipped-in-parts-or-cancelled
  How do I rotate a refresh token?                           | rotate refresh token         | credentials/#rotate-a-refresh-token
  Which scope for stock?                                     | scope for stock              | credentials/#which-scope-does-an-operation-need reference/scopes/#inventories.read reference/erp/stock-query-stocks-per-item/
  Which credential for the Seller family?                    | which credential             | credentials/#which-credential-for-which-operation
  How do I test a dead letter?                               | test dead letter             | events/retries/#test-a-dead-letter testing/#the-test
  What happens at 429?                                       | 429                          | operations/limits/#what-happens-at-429
  How do I replay dead events?                               | replay dead events           | events/retries/#see-why-a-seller-is-stuck-replay-dead-events
  How do I see why a seller is stuck?                        | seller stuck                 | events/retries/#see-why-a-seller-is-stuck-replay-dead-events
  How do I upgrade, what is supported?                       | upgrade supported versions   | operations/upgrading/#how-to-upgrade operations/upgrading/#what-is-supported
  What are the default time-outs and retries?                | default timeout              | calls/errors/#default-time-outs-and-retries
  How do I catch one error?                                  | catch error                  | calls/errors/#how-to-catch-one-error
  How do I page?                                             | paging                       | calls/paging/#how-to-page-through-a-list
  How do I back up and restore the inbox?                    | backup inbox                 | operations/production/#back-up-and-restore-the-inbox
  How do I shut down cleanly?                                | graceful shutdown            | operations/production/#graceful-shutdown
  What costs a delivery?                                     | what costs a delivery        | operations/limits/#what-costs-a-delivery
  How do I monitor, with which alarms?                       | monitoring alarms            | operations/monitoring/#five-alarms
  Does it run in Deno, at the edge, in a browser, CommonJS?  | deno browser edge            | operations/runtimes/
  How do I get tokens for sellers?                           | tokens for sellers           | credentials/#get-tokens-for-sellers reference/channel/auth-create-seller-token/
  How long is an event kept, how do I shorten that?          | how long is an event kept    | operations/production/#how-long-an-event-is-kept
  How do I upload an invoice?                                | upload invoice               | calls/paging/#upload-an-invoice reference/channel/invoices-upload/ reference/channel/seller-orders-upload-invoice/
  How do I verify a session token?                           | verify session token         | apps/#verify-a-session-token
  What do partial updates do to fields I leave out?          | partial update               | calls/paging/#what-a-partial-update-does-to-fields-you-leave-out
`;

/** The questions, each with its search words and the addresses of its answers. */
export const firstWeek = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [question = "", words = "", places = ""] = line.split("|").map((part) => part.trim());
    const addresses = places.split(/\s+/).map((place) => `/${place}`);
    return { question, words, places: addresses, pages: addresses.map((place) => place.replace(/#.*$/, "")) };
  });
