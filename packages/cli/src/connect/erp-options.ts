import type { Settings } from "../settings/read.ts";

/** The options of an ERP client that the settings say. @throws {CliError} If the address or the tenant is missing. */
export function readErpOptions(
  action: string,
  settings: Settings,
): { baseUrl: string; tenantId: string; appId: string; appVersion: string } {
  const appVersion = settings.get("appVersion") ?? "1";
  return {
    baseUrl: settings.demand(action, "erpUrl"),
    tenantId: settings.demand(action, "tenant"),
    appId: settings.get("appId") ?? `kontor-cli/${appVersion}`,
    appVersion,
  };
}
