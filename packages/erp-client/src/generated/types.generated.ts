// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
export type { AppRegistrationsGroup, AppRegistrationFetchParameters, AppRegistrationRegisterParameters, AppRegistrationRegisterInstanceParameters } from "./groups/app-registrations.generated.ts";
export type { CategoriesGroup, CategoryGetCategoryParameters } from "./groups/categories.generated.ts";
export type { CreditNotesGroup, CreditNoteMailParameters, CreditNotePrintParameters, CreditNoteRenderPdfParameters } from "./groups/credit-notes.generated.ts";
export type { FeaturesGroup } from "./groups/features.generated.ts";
export type { InfoGroup } from "./groups/info.generated.ts";
export type { LoginGroup, LoginLoginParameters } from "./groups/login.generated.ts";
export type { LogoutGroup, LogoutLogoutParameters } from "./groups/logout.generated.ts";
export type { OffersGroup, OfferMailParameters, OfferPrintParameters, OfferRenderPdfParameters } from "./groups/offers.generated.ts";
export type { ShipmentsGroup, ShipmentDownloadLabelParameters } from "./groups/shipments.generated.ts";
export type { TaxClassesGroup } from "./groups/tax-classes.generated.ts";
export type { TaxesGroup, TaxGetClassRateParameters, TaxGetItemRateParameters } from "./groups/taxes.generated.ts";
export type { WmsGroup, WmsQueryPickListsParameters } from "./groups/wms.generated.ts";
