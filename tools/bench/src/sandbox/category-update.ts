import { demo } from "@kontor/sandbox";

/** The request that everything is measured with: `PATCH /v2/UpdateCategory` with a body, a token and a tenant. */
export const CATEGORY_PATH = "/v2/UpdateCategory";

/** Everything but the body. */
export function buildCategoryRequest(token: string): { method: string; headers: Record<string, string> } {
  return {
    method: "PATCH",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "x-tenant-id": demo.tenantId,
      "x-appid": "bench/1.0.0",
      "x-appversion": "1.0.0",
    },
  };
}

/** A body that fits, another for every number: each request changes what the platform holds. */
export function buildCategoryBody(index: number): string {
  return JSON.stringify({ id: demo.categoryId, name: `Garden ${index}`, sortNumber: index });
}

/** A body that does not fit: the id is no uuid. */
export const WRONG_BODY = JSON.stringify({ id: "12", name: "Garden", sortNumber: 1 });

/** Counted, but never used up. */
export const COUNTED_QUOTA = { requests: 1_000_000_000, perSeconds: 60 };
export const CATEGORY_OPERATION = "Category_UpdateCategory";

/** Gets a token that may update a category. */
export async function fetchErpToken(url: string, fetch: typeof globalThis.fetch): Promise<string> {
  const response = await fetch(`${url}/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${demo.clientId}:${demo.clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: "client_credentials", scope: "items.write" }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}
