const STORE = "It makes a store.";
const GRANT = "It makes a way to get a token.";
const FETCH = "It makes a fetch.";
const PROOF = "It makes the proofs for a store.";
const SESSION = "It makes a part that checks or gets session tokens.";

/** Public functions that are nouns: each makes a part that is handed to something else, as the field calls it. */
export const nouns: Record<string, string> = {
  sqliteInbox: STORE,
  postgresInbox: STORE,
  memoryInbox: STORE,
  fileTokenStore: STORE,
  memoryTokenStore: STORE,
  postgresTokenStore: STORE,
  sqliteTenants: STORE,
  postgresTenants: STORE,
  memoryTenants: STORE,
  keyFile: STORE,
  progressFile: STORE,
  dataFile: STORE,
  refreshExchange: GRANT,
  apiKey: GRANT,
  clientCredentials: GRANT,
  refreshGrant: GRANT,
  cached: "It makes a source of tokens that remembers.",
  shared: "It makes a source of tokens that processes share.",
  erpFetch: FETCH,
  channelFetch: FETCH,
  pipeline: FETCH,
  tokenStoreConformance: PROOF,
  inboxConformance: PROOF,
  sessionVerifier: SESSION,
  sessionTokens: SESSION,
  appTokens: SESSION,
  appEvents: "It makes the events of an app.",
  backoff: "It gives the delay before the next try.",
  healthHandler: "It makes a handler of HTTP requests.",
  setupHandler: "It makes a handler of HTTP requests.",
  nodeListener: "It makes a listener of Node's HTTP server.",
  consumerTelemetry: "It makes the telemetry of a consumer.",
  clientHeaders: "It makes the headers of a client.",
  secureUrl: "It makes an address that a client may use.",
  rawErpClient: "It makes the upstream client.",
  rawChannelClient: "It makes the upstream client.",
};
