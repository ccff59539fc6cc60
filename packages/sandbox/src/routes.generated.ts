// Generated from specs/{erp,channel}/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.

/** One operation of the platform. */
export interface Route {
  id: string;
  api: "erp" | "channel";
  method: string;
  path: string;
  /** Scopes of which a token must have one; empty where none is asked for. */
  scopes: readonly string[];
  /** Which credentials are accepted. */
  credentials: readonly ("token" | "key")[];
  /** Media types of the body, the first being the usual one; empty where there is no body. */
  bodyTypes: readonly string[];
  /** Status of success. */
  status: number;
  /** What of the platform's answer or rule is open. */
  notShown: readonly string[];
  rateLimit?: { requests: number; perSeconds: number };
}

export const routes: readonly Route[] = [
  {"id":"Category_UpdateCategory","api":"erp","method":"PATCH","path":"/v2/UpdateCategory","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"notShown":["category-update-200-body","category-update-500-body"]},
  {"id":"TaxClass_UpdateTaxClass","api":"erp","method":"PATCH","path":"/v2/taxclasses/update","scopes":["taxes.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"notShown":["operation-scopes","tax-class-update-200-body","tax-class-update-errors"]},
  {"id":"Auth_ExchangeRefreshToken","api":"channel","method":"POST","path":"/v1/auth","scopes":[],"credentials":[],"bodyTypes":["application/x-www-form-urlencoded"],"status":200,"notShown":[],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"Events_List","api":"channel","method":"GET","path":"/v1/channel/event","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"notShown":["redelivery-timeout"],"rateLimit":{"requests":240,"perSeconds":60}},
  {"id":"Events_Acknowledge","api":"channel","method":"DELETE","path":"/v1/channel/event","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":204,"notShown":["acknowledge-response"],"rateLimit":{"requests":240,"perSeconds":60}},
];
