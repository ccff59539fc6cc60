import type { AppRegistration } from "@kontor/erp-types";
import { ArgumentError } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/internal";
import { defaultIcon } from "./default-icon.ts";

const TEXTS = ["AppId", "DisplayName", "Description", "Version", "ProviderName", "ProviderWebsite"] as const;
const known = {
  AppId: 1,
  DisplayName: 1,
  Description: 1,
  Version: 1,
  ProviderName: 1,
  ProviderWebsite: 1,
  MandatoryApiScopes: 1,
  OptionalApiScopes: 1,
  LocalizedDisplayNames: 1,
  LocalizedDescriptions: 1,
  AppIcon: 1,
  RegistrationType: 1,
} as const;
const BASE64 =
  /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$|^[A-Za-z0-9+/]{2}==$|^[A-Za-z0-9+/]{3}=$/;

/**
 * Checks the request of a registration before it is sent, and adds an icon if it has none: the platform's own description requires
 * one (observed), the given spec does not mention it.
 *
 * `AppId` may have any form, since the platform shows none. The form of `x-appid` is a rule of that header (given §4.2).
 *
 * @throws {ArgumentError} If a field is missing, malformed or unknown; it names the field.
 * @see given spec §2.5
 */
export function checkRegistration(app: AppRegistration): AppRegistration {
  const fail = (field: string, must: string, got: unknown): never => {
    throw new ArgumentError("register an app", `app.${field}`, must, got);
  };
  if (typeof app !== "object" || app === null) throw new ArgumentError("register an app", "app", "be an object", app);
  checkOptionNames<AppRegistration>("register an app", app, known, "app.");
  for (const field of TEXTS) {
    const value: unknown = app[field];
    if (typeof value !== "string" || value.trim() === "") fail(field, "be text", value);
  }
  const { ProviderWebsite: website } = app;
  if (!URL.canParse(website) || !/^https?:$/.test(new URL(website).protocol))
    fail("ProviderWebsite", "be a web address", website);
  for (const field of ["MandatoryApiScopes", "OptionalApiScopes"] as const) {
    const scopes: unknown = app[field];
    if (scopes === undefined && field === "OptionalApiScopes") continue;
    if (!Array.isArray(scopes) || !scopes.every((scope) => typeof scope === "string" && scope !== ""))
      fail(field, "be a list of scopes", scopes);
  }
  const { AppIcon = defaultIcon, RegistrationType: type } = app;
  if (typeof AppIcon !== "string" || !BASE64.test(AppIcon)) fail("AppIcon", "be an image in base64", AppIcon);
  if (type !== undefined && ![0, 1, 2, 3].includes(type)) fail("RegistrationType", "be 0, 1, 2 or 3", type);
  return { ...app, AppIcon };
}
