// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import { createErpCore, type ErpClientOptions, type ErpHeaders } from "./core.generated.ts";
import { appRegistrations, type AppRegistrationsGroup } from "./groups/app-registrations.generated.ts";
import { categories, type CategoriesGroup } from "./groups/categories.generated.ts";
import { creditNotes, type CreditNotesGroup } from "./groups/credit-notes.generated.ts";
import { features, type FeaturesGroup } from "./groups/features.generated.ts";
import { info, type InfoGroup } from "./groups/info.generated.ts";
import { login, type LoginGroup } from "./groups/login.generated.ts";
import { logout, type LogoutGroup } from "./groups/logout.generated.ts";
import { offers, type OffersGroup } from "./groups/offers.generated.ts";
import { shipments, type ShipmentsGroup } from "./groups/shipments.generated.ts";
import { taxClasses, type TaxClassesGroup } from "./groups/tax-classes.generated.ts";
import { taxes, type TaxesGroup } from "./groups/taxes.generated.ts";
import { wms, type WmsGroup } from "./groups/wms.generated.ts";

/** A client of the ERP cloud API. */
export interface ErpClient {
  readonly appRegistrations: AppRegistrationsGroup;
  readonly categories: CategoriesGroup;
  readonly creditNotes: CreditNotesGroup;
  readonly features: FeaturesGroup;
  readonly info: InfoGroup;
  readonly login: LoginGroup;
  readonly logout: LogoutGroup;
  readonly offers: OffersGroup;
  readonly shipments: ShipmentsGroup;
  readonly taxClasses: TaxClassesGroup;
  readonly taxes: TaxesGroup;
  readonly wms: WmsGroup;
  /** The same client with other headers: another tenant, another user. */
  with(headers: Partial<ErpHeaders>): ErpClient;
}

/**
 * Makes a client. Every method throws an {@link ErpError} when the platform answers outside 2xx, and a
 * `PlatformError` with another `code` when no answer came or it could not be read.
 *
 * @throws {ArgumentError} If an option is missing or malformed.
 */
export function createErpClient(options: ErpClientOptions): ErpClient {
  const core = createErpCore(options);
  return {
    appRegistrations: appRegistrations(core),
    categories: categories(core),
    creditNotes: creditNotes(core),
    features: features(core),
    info: info(core),
    login: login(core),
    logout: logout(core),
    offers: offers(core),
    shipments: shipments(core),
    taxClasses: taxClasses(core),
    taxes: taxes(core),
    wms: wms(core),
    with: (headers) => createErpClient({ ...options, ...headers }),
  };
}
