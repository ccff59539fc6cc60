const NETWORK_TIME = "Let the machine set its clock from the network (NTP)";
/** The fix of a value that a package refuses. */
export const SETTING = "Check the setting that it names";
const LINE_ABOVE = "See the line of its address above";
const PROXY_OR_HOST = "Does a proxy answer, or is it another host?";
const OWN_STATUS = "Wait, and check the platform's status";

/** Every problem that `doctor` tells, by its code: the words for it, and the fix. `%s` stands for what was found. */
export const problems = {
  "profile-open": ["%s", "Fix this first: kontor needs it for every other check"],
  "profile-unusable": ["%s", "Fix this first: kontor needs it for every other check"],
  "setting-wrong": ["%s", "Fix this first: kontor needs it for every other check"],
  "setting-unknown": ["%s is not a variable of Kontor", "%s"],
  "nothing-known": [
    "no address is known",
    "Set KONTOR_ERP_URL and KONTOR_AUTH_URL, or KONTOR_CHANNEL_URL, or use a profile or --sandbox",
  ],

  "address-malformed": ["%s", "%s"],
  "address-not-secure": [
    "plain http would show credentials to others",
    "Write https; http is for this machine, and for a sandbox that KONTOR_ALLOW_HTTP names",
  ],
  "address-moved": ["it answers %s, a redirect to another address", "Use the address that it names, with its path"],
  "proxy-asks": [
    "a proxy requires authentication",
    "Put the credential into HTTPS_PROXY, or bypass the proxy with NO_PROXY",
  ],
  "gateway-down": ["a gateway answers %s", OWN_STATUS],
  "no-answer": ["%s does not answer in time", "Is a firewall in between? --timeout waits longer"],
  "host-unknown": ["there is no host %s", "Check the address for a typo"],
  "no-name-server": ["no name server answers", "Check the network and its name server"],
  "nobody-listens": ["nothing listens at %s", "Is the address right, and its port?"],
  "certificate-expired": ["the certificate of %s has expired", "Its owner must renew it; check the clock too"],
  "certificate-too-new": ["the certificate of %s is not valid yet", "Check the clock of this machine"],
  "certificate-of-another": ["the certificate is for another host than %s", "Use a name that the certificate contains"],
  "certificate-self-signed": [
    "the certificate of %s is self-signed",
    "Put it into NODE_EXTRA_CA_CERTS, or ask its owner for one from an authority",
  ],
  "certificate-untrusted": [
    "the certificate of %s is not trusted",
    "Put that of its authority, or of your proxy, into NODE_EXTRA_CA_CERTS",
  ],
  "tls-too-old": ["%s supports only an old TLS version", "Its owner must enable TLS 1.2 or newer"],
  "port-without-tls": ["%s does not speak https", "Is this an https port?"],
  "connection-broken": ["%s breaks the connection", "Does a proxy or a firewall cut it?"],
  "connection-failed": ["no connection to %s", "Check the network"],

  "clock-behind": ["it is %s s behind that of %s", NETWORK_TIME],
  "clock-ahead": ["it is %s s ahead of that of %s", NETWORK_TIME],

  "token-short": [
    "its token expires in %s s",
    "Every call would ask for another one: check the clock and the settings of the app",
  ],
  "credential-missing": ["%s", "%s"],
  "secret-command-failed": ["%s", "Run the command of the profile by hand"],
  "secret-unreadable": ["%s", "It must be one line in a file that you may read"],
  "credential-malformed": ["%s", SETTING],
  "scope-refused": ["the server refuses a scope that is asked for", "Check --scopes: kontor specs search scope"],
  "grant-not-allowed": ["the client may not use client credentials", "Ask for this grant where the app is registered"],
  "credential-refused": [
    "refused (%s)",
    "Is it for this host, and not revoked? A file with a secret must have only one line",
  ],
  "credential-forbidden": [
    "the server knows the credential and forbids it (403)",
    "Is the app active, and connected to the tenant?",
  ],
  "token-endpoint-missing": ["there is no token endpoint (%s)", "Check the path of the address%s"],
  "token-quota": ["the quota of token calls is used up (429)", "%s, and share tokens between processes"],
  "token-endpoint-down": ["the token endpoint answers %s", OWN_STATUS],
  "token-unreadable": ["the answer holds no token", PROXY_OR_HOST],
  "token-no-answer": ["the token endpoint does not answer", LINE_ABOVE],

  "scope-unknown": [
    "the token is for %s",
    "A refresh token of a channel has the scope CHANNEL, one of a seller SELLER",
  ],
  "scope-of-seller": [
    "the refresh token belongs to a seller (scope SELLER)",
    "Put it into KONTOR_SELLER_REFRESH_TOKEN: KONTOR_REFRESH_TOKEN takes that of the channel, which its sign-up gave",
  ],
  "scope-of-channel": [
    "the refresh token belongs to a channel (scope CHANNEL)",
    "Put it into KONTOR_REFRESH_TOKEN: KONTOR_SELLER_REFRESH_TOKEN takes that of a seller, for operations of sellers",
  ],
  "scope-missing": ["not granted: %s", "Ask for them where the app is registered; the merchant must agree"],
  "scope-none": ["none was granted", "Ask for scopes where the app is registered"],

  "tenant-missing": ["no tenant is known", "Give KONTOR_TENANT, --tenant, or tenant of a profile"],
  "tenant-malformed": ["%s", SETTING],
  "answer-unreadable": ["the answer is not from the platform", PROXY_OR_HOST],
  "call-no-answer": ["the call got no answer", LINE_ABOVE],
  "token-refused": ["the token was refused (401)", "Is the token for this address, or for another system?"],
  "tenant-forbidden": ["the tenant refuses the app (403)", "Is the app connected to this tenant, with its scopes?"],
  "channel-forbidden": ["the token does not belong to a channel (403)", "Does the refresh token belong to a seller?"],
  "tenant-or-path-unknown": ["nothing is at this address (%s)", "Check the tenant, and the path of the address"],
  "channel-path-unknown": ["nothing is at this address (%s)", "Check the path of the address"],
  "tenant-refused": ["the tenant is refused (%s)", "Check its id, and whether it belongs to this platform"],
  "tenant-offline": ["a gateway answers %s", "The ERP of the tenant may be switched off"],
  "channel-offline": ["a gateway answers %s", OWN_STATUS],
  "platform-fault": ["the platform answers %s", OWN_STATUS],

  "quota-used-up": ["the quota of calls is used up (429)", "%s, and poll less often"],
  "quota-low": ["%s", "Poll less often, and send many items in one call"],

  "store-missing": ["%s", "Name the file that the consumer opens"],
  "store-folder": ["%s", "Name the file in it"],
  "store-no-database": ["%s", "Name the file that the consumer opens"],
  "store-newer": ["%s", "Install the version of the CLI that the consumer has"],
  "store-held": ["%s", "Try again when that has ended"],
  "store-unreachable": [
    "%s",
    "Is PostgreSQL running, and the password right? PGPASSWORD, ~/.pgpass or the profile hold it",
  ],
  "store-no-driver": ["%s", "Run npm install pg"],
  "store-password-in-flag": ["%s", "Put it into PGPASSWORD, ~/.pgpass, KONTOR_INBOX or the profile"],
  "store-no-inbox": ["%s", "Name the schema and the channel that the consumer uses"],
  "store-disk-full": [
    "its disk is full (%s): no event can be stored, handled or acknowledged",
    "Free space on it, or move the inbox to a larger one; the platform keeps what is not fetched",
  ],
  "store-read-only": [
    "it cannot be written to (%s): no event can be stored, handled or acknowledged",
    "Let the user of the consumer write to its file and folder, or to the database: mount the volume for writing, connect to the primary",
  ],
  "store-unusable": ["%s", "kontor inbox status --debug says more"],
  "store-last-delivery": [
    "an event came %s of 10 times and is not acknowledged",
    "See why acknowledgements do not arrive: kontor inbox status",
  ],
  "store-suspect": [
    "the handler of event %s of seller %s began %s times and never ended, because its process died",
    "It may be what crashes the program: read it with kontor inbox show, or put it aside with kontor inbox dead --id",
  ],
  "store-failing": [
    "%s",
    "See all with kontor inbox status; after you fix the cause, each seller continues automatically",
  ],
  "store-dead": ["%s dead events%s", "See why with kontor inbox list --state dead, fix the cause, replay them"],
} as const satisfies Record<string, readonly [says: string, fix: string]>;

/** The name of a problem, for scripts. It never changes. */
export type ProblemCode = keyof typeof problems;

export const warnings: ReadonlySet<ProblemCode> = new Set([
  "setting-unknown",
  "token-short",
  "quota-low",
  "store-last-delivery",
  "store-suspect",
  "store-dead",
  "store-failing",
]);
