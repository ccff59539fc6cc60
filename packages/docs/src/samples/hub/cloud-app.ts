import { sessionTokens, sessionVerifier, setupHandler, type FetchHandler, type TenantStore } from "@kontor/app";
import { cached, erpFetch } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createErpClient } from "@kontor/erp-client";

export interface CloudAppOptions {
  erpUrl: string;
  authUrl: string;
  gatewayUrl: string;
  hubOrigin: string;
  clientId: string;
  clientSecret: string;
  /** The `aud` of the session tokens that your app is given, and their `iss`. Nobody documents them. Without them a token for another app is accepted too. */
  audience?: string;
  issuer?: string;
  tenants: TenantStore;
  /** The script of the set-up page, bundled for a browser. */
  script: string;
}

/** Makes a small cloud app: a set-up page, a server that verifies the merchant, a store of tenants, and an ERP call for a tenant. */
export function createCloudApp(options: CloudAppOptions): FetchHandler {
  const { erpUrl, authUrl, gatewayUrl, hubOrigin, clientId, clientSecret, audience, issuer, tenants, script } = options;
  const tokens = cached(clientCredentials({ authUrl, clientId, clientSecret }));
  const verify = sessionVerifier(sessionTokens({ gatewayUrl, tokens, audience, issuer }));
  const connectErp = (tenantId: string) =>
    createErpClient({
      baseUrl: erpUrl,
      fetch: erpFetch({ tokens }),
      tenantId,
      appId: "stock-sync/1.0.0",
      appVersion: "1.0.0",
    });
  const setup = setupHandler({
    verify,
    tenants,
    hostOrigins: [hubOrigin],
    html: buildPage(hubOrigin),
    onError: (error) => console.error("The set-up failed", error),
  });

  /** Lists the tax classes of the merchant's tenant, if the tenant is set up. */
  async function listTaxClasses(request: Request): Promise<Response> {
    const token = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
    const session = await verify(token).catch(() => undefined);
    if (!session) return Response.json({ error: "token" }, { status: 401 });
    if (!(await tenants.find(session.tenantId))) return Response.json({ error: "not set up" }, { status: 403 });
    try {
      const all = await connectErp(session.tenantId).taxClasses.list();
      return new Response(all.map(({ name }) => name).join(", "));
    } catch (error) {
      console.error("The ERP did not answer", error);
      return Response.json({ error: "erp" }, { status: 502 });
    }
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/setup") return setup(request);
    if (pathname === "/tax-classes") return listTaxClasses(request);
    if (pathname === "/setup.js") return new Response(script, { headers: { "content-type": "text/javascript" } });
    return new Response(null, { status: 404 });
  };
}

const buildPage = (hubOrigin: string) => `<!doctype html>
<html lang="en" data-hub-origin="${hubOrigin}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <title>Stock sync</title>
  <style>
    body { margin: 0; padding: 32px; font: 15px/1.5 system-ui, sans-serif; }
    button { font: inherit; padding: 6px 16px; }
  </style>
  <script type="module">import "/setup.js";</script>
</head>
<body>
  <h1>Set up stock sync</h1>
  <p id="status" role="status">Looking for the host …</p>
  <button id="finish" disabled>Connect this shop</button>
</body>
</html>`;
