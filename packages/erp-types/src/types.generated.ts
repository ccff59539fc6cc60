// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AppRegistrationsPaths } from "./paths/app-registrations.generated.ts";
import type { CategoriesPaths } from "./paths/categories.generated.ts";
import type { CreditNotesPaths } from "./paths/credit-notes.generated.ts";
import type { FeaturesPaths } from "./paths/features.generated.ts";
import type { InfoPaths } from "./paths/info.generated.ts";
import type { LoginPaths } from "./paths/login.generated.ts";
import type { LogoutPaths } from "./paths/logout.generated.ts";
import type { OffersPaths } from "./paths/offers.generated.ts";
import type { ShipmentsPaths } from "./paths/shipments.generated.ts";
import type { TaxClassesPaths } from "./paths/tax-classes.generated.ts";
import type { TaxesPaths } from "./paths/taxes.generated.ts";
import type { WmsPaths } from "./paths/wms.generated.ts";

export type * from "./shapes/app-registrations.generated.ts";
export type * from "./shapes/categories.generated.ts";
export type * from "./shapes/features.generated.ts";
export type * from "./shapes/info.generated.ts";
export type * from "./shapes/login.generated.ts";
export type * from "./shapes/shared.generated.ts";
export type * from "./shapes/tax-classes.generated.ts";
export type * from "./shapes/taxes.generated.ts";
export type * from "./shapes/wms.generated.ts";

/** Every path of the ERP cloud API as it is written, for openapi-fetch. */
export interface paths
  extends AppRegistrationsPaths,
    CategoriesPaths,
    CreditNotesPaths,
    FeaturesPaths,
    InfoPaths,
    LoginPaths,
    LogoutPaths,
    OffersPaths,
    ShipmentsPaths,
    TaxClassesPaths,
    TaxesPaths,
    WmsPaths {}
