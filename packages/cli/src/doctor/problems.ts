const NETWORK_TIME = "Let the machine set its clock from the network (NTP)";
/** The fix of a value that a package refuses. */
export const SETTING = "Look at the setting that it names";
const LINE_ABOVE = "Look at the line of its address above";
const PROXY_OR_HOST = "Does a proxy answer, or is it another host?";
const OWN_STATUS = "Wait, and look at the platform's own status";

/** Every problem that `doctor` tells, by its code: the words for it, and the fix. `%s` stands for what was found. */
export const problems = {
  "profile-open": ["%s", "kontor needs it before anything else"],
  "profile-unusable": ["%s", "kontor needs it before anything else"],
  "setting-wrong": ["%s", "kontor needs it before anything else"],
  "setting-unknown": ["%s is no variable of Kontor", "%s"],
  "nothing-known": [
    "no address is known",
    "Give KONTOR_ERP_URL and KONTOR_AUTH_URL, KONTOR_CHANNEL_URL, a profile, or --sandbox",
  ],

  "address-malformed": ["%s", "%s"],
  "address-not-secure": [
    "plain http would show credentials to others",
    "Write https; http is for this machine, and for a sandbox that KONTOR_ALLOW_HTTP names",
  ],
  "address-moved": ["it answers %s and sends to another place", "Use the address that it names, with its path"],
  "proxy-asks": ["a proxy requires authentication", "Put the credential into HTTPS_PROXY, or go around it by NO_PROXY"],
  "gateway-down": ["a gateway answers %s", OWN_STATUS],
  "no-answer": ["%s does not answer in time", "Is a firewall in between? --timeout waits longer"],
  "host-unknown": ["no host is called %s", "Look for a slip in the address"],
  "no-name-server": ["no name server answers", "Is there a network, and a name server?"],
  "nobody-listens": ["nothing listens at %s", "Is the address right, and its port?"],
  "certificate-expired": ["the certificate of %s has expired", "Its owner must renew it; look at the clock too"],
  "certificate-too-new": ["the certificate of %s is not valid yet", "Look at the clock of this machine"],
  "certificate-of-another": ["the certificate is for another host than %s", "Use a name that the certificate contains"],
  "certificate-self-signed": [
    "the certificate of %s is signed by itself",
    "Name it in NODE_EXTRA_CA_CERTS, or let its owner get one of an authority",
  ],
  "certificate-untrusted": [
    "the certificate of %s is not trusted",
    "Name that of its authority, or of your proxy, in NODE_EXTRA_CA_CERTS",
  ],
  "tls-too-old": ["%s speaks an old TLS only", "Its owner must switch TLS 1.2 or newer on"],
  "port-without-tls": ["%s does not speak https", "Is this port one of https?"],
  "connection-broken": ["%s breaks the connection", "Does a proxy or a firewall cut it?"],
  "connection-failed": ["no connection to %s", "Look at the network"],

  "clock-behind": ["it is %s s behind that of %s", NETWORK_TIME],
  "clock-ahead": ["it is %s s ahead of that of %s", NETWORK_TIME],

  "token-short": [
    "its token ends in %s s",
    "Every call would ask for another one: look at the clock and at the settings of the app",
  ],
  "credential-missing": ["%s", "%s"],
  "secret-command-failed": ["%s", "Run the command of the profile by hand"],
  "secret-unreadable": ["%s", "It must be one line in a file that you may read"],
  "credential-malformed": ["%s", SETTING],
  "scope-refused": ["the server refuses a scope that is asked for", "Look at --scopes: kontor specs search scope"],
  "grant-not-allowed": ["the client may not use client credentials", "Ask for this grant where the app is registered"],
  "credential-refused": [
    "refused (%s)",
    "Is it of this host, and not revoked? A secret from a file must have no other line",
  ],
  "credential-forbidden": [
    "the server knows the credential and forbids it (403)",
    "Is the app active, and connected to the tenant?",
  ],
  "token-endpoint-missing": ["there is no token endpoint (%s)", "Look at the path of the address%s"],
  "token-quota": ["the quota of token calls is used up (429)", "%s, and share tokens between processes"],
  "token-endpoint-down": ["the token endpoint answers %s", OWN_STATUS],
  "token-unreadable": ["the answer is no token", PROXY_OR_HOST],
  "token-no-answer": ["the token endpoint does not answer", LINE_ABOVE],

  "scope-unknown": [
    "the token is for %s",
    "A refresh token of a channel has the scope CHANNEL, one of a seller SELLER",
  ],
  "scope-of-seller": [
    "the refresh token is one of a seller (scope SELLER)",
    "Put it into KONTOR_SELLER_REFRESH_TOKEN: KONTOR_REFRESH_TOKEN takes that of the channel, which its sign-up gave",
  ],
  "scope-of-channel": [
    "the refresh token is one of a channel (scope CHANNEL)",
    "Put it into KONTOR_REFRESH_TOKEN: KONTOR_SELLER_REFRESH_TOKEN takes that of a seller, for operations of sellers",
  ],
  "scope-missing": ["not granted: %s", "Ask for them where the app is registered; the merchant must agree"],
  "scope-none": ["none was granted", "Ask for scopes where the app is registered"],

  "tenant-missing": ["no tenant is known", "Give KONTOR_TENANT, --tenant, or tenant of a profile"],
  "tenant-malformed": ["%s", SETTING],
  "answer-unreadable": ["the answer is not one of the platform", PROXY_OR_HOST],
  "call-no-answer": ["the call got no answer", LINE_ABOVE],
  "token-refused": ["the token was refused (401)", "Is it a token of this address, or of another system?"],
  "tenant-forbidden": [
    "the tenant does not let the app in (403)",
    "Is the app connected to this tenant, with its scopes?",
  ],
  "channel-forbidden": ["the token is not one of a channel (403)", "Is the refresh token one of a seller?"],
  "tenant-or-path-unknown": ["nothing is at this address (%s)", "Look at the tenant, and at the path of the address"],
  "channel-path-unknown": ["nothing is at this address (%s)", "Look at the path of the address"],
  "tenant-refused": ["the tenant is refused (%s)", "Look at its id, and whether it is of this platform"],
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
    "Is PostgreSQL there, and the password right? PGPASSWORD, ~/.pgpass or the profile hold it",
  ],
  "store-no-driver": ["%s", "Run npm install pg"],
  "store-password-in-flag": ["%s", "Put it into PGPASSWORD, ~/.pgpass, KONTOR_INBOX or the profile"],
  "store-no-inbox": ["%s", "Name the schema and the channel that the consumer uses"],
  "store-disk-full": [
    "its disk is full (%s): no event can be stored, handled or acknowledged",
    "Make room on it, or move the inbox to a larger one; the platform keeps what is not fetched",
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
    "event %s of seller %s was running when a process ended, %s times",
    "It may be what ends the program: look at it with kontor inbox show, or put it aside with kontor inbox dead --id",
  ],
  "store-dead": ["%s dead events", "See why with kontor inbox list --state dead, fix the cause, replay them"],
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
]);
