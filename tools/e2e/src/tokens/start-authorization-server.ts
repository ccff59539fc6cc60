import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider, type Configuration } from "oidc-provider";

export const CLIENT = {
  clientId: "shop",
  clientSecret: "kept-in-the-tests-only",
  redirectUri: "https://shop.test/back",
};

export type AuthorizationServer = Awaited<ReturnType<typeof startAuthorizationServer>>;

/** A certified OAuth 2.0 server, at the addresses of one of the two generations; every refresh token works once. */
export async function startAuthorizationServer(generation: 1 | 2, authentication: "basic" | "post") {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const isFirst = generation === 1;
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        grant_types: ["authorization_code", "refresh_token", "client_credentials"],
        redirect_uris: [CLIENT.redirectUri],
        scope: "openid items.read",
        token_endpoint_auth_method: authentication === "basic" ? "client_secret_basic" : "client_secret_post",
      },
    ],
    features: { clientCredentials: { enabled: true }, revocation: { enabled: true } },
    routes: {
      authorization: isFirst ? "/oauth2/auth" : "/oauth/v2/authorize",
      token: isFirst ? "/oauth2/token" : "/oauth/v2/token",
      revocation: "/revoke",
    },
    scopes: ["openid", "offline_access", "items.read"],
    ttl: { AccessToken: 3_600, ClientCredentials: 3_600, AuthorizationCode: 60, RefreshToken: 86_400 },
    pkce: { required: () => true },
    rotateRefreshToken: () => true,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed("refresh_token"),
    cookies: { keys: ["kept-in-the-tests-only"] },
  };
  // its own issuer: what the platform's is called is not shown
  const provider = new Provider(`${url}/issuer-of-its-own`, configuration);
  const handle = provider.callback();
  server.on("request", (request, response) => void handle(request, response));
  return {
    url,
    signIn,
    async revoke(refreshToken: string): Promise<void> {
      const { clientId, clientSecret } = CLIENT;
      const isBasic = authentication === "basic";
      const response = await fetch(`${url}/revoke`, {
        method: "POST",
        headers: isBasic ? { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` } : {},
        body: new URLSearchParams({
          token: refreshToken,
          ...(!isBasic && { client_id: clientId, client_secret: clientSecret }),
        }),
      });
      if (!response.ok) throw new Error(`The authorization server answered ${response.status} to a revocation`);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Signs a user in as a browser would, and gives the address the user is sent back to: follows every redirect with its cookies, and fills in the two forms of the server. */
async function signIn(address: string, isAllowed = true): Promise<string> {
  const cookies = new Map<string, string>();
  let request: [url: string, body?: URLSearchParams] = [address];
  for (let step = 0; step < 12; step += 1) {
    const [url, body] = request;
    const response = await fetch(url, {
      method: body ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(body && { body }),
    });
    for (const each of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(each) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (location?.startsWith(CLIENT.redirectUri)) return location;
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (location) request = [new URL(location, url).href];
    else if (prompt && isAllowed) request = [url, new URLSearchParams({ prompt, login: "user", password: "any" })];
    else if (prompt) request = [`${url}/abort`];
    else throw new Error(`The authorization server answered ${response.status} ${page.slice(0, 200)}`);
  }
  throw new Error("The authorization server sent the user around in a circle");
}
