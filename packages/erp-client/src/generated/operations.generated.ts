// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/** Every operation: where it is, which method calls it, and goes through its pages, what it needs, how many items one call takes, and where it is written. */
export const operations = {
  AppRegistration_Fetch: {"method":"GET","path":"/v2/authentication/{registrationId}","call":"appRegistrations.fetch","scopes":[],"maturity":"stable","source":"given §3"},
  AppRegistration_Register: {"method":"POST","path":"/v2/authentication","call":"appRegistrations.register","scopes":[],"maturity":"stable","source":"given §2.5, §3"},
  AppRegistration_RegisterInstance: {"method":"POST","path":"/v2/authentication/{registrationId}","call":"appRegistrations.registerInstance","scopes":[],"maturity":"stable","source":"documented"},
  Category_GetCategory: {"method":"GET","path":"/v2/category/{categoryId}","call":"categories.get","scopes":[],"maturity":"Development","source":"observed"},
  Category_UpdateCategory: {"method":"PATCH","path":"/v2/UpdateCategory","call":"categories.update","scopes":["items.write"],"maturity":"Development","source":"given §4.1"},
  CreditNote_Mail: {"method":"POST","path":"/v2/creditNotes/{creditNoteId}/output/mail","call":"creditNotes.mail","scopes":["salesinvoicecorrections.read"],"maturity":"beta","source":"documented"},
  CreditNote_Print: {"method":"POST","path":"/v2/creditNotes/{creditNoteId}/output/print","call":"creditNotes.print","scopes":["salesinvoicecorrections.print"],"maturity":"beta","source":"given §1"},
  CreditNote_RenderPdf: {"method":"POST","path":"/v2/creditNotes/{creditNoteId}/output/pdf","call":"creditNotes.renderPdf","scopes":["salesinvoicecorrections.read"],"maturity":"beta","source":"documented"},
  Feature_GetFeatures: {"method":"GET","path":"/v2/feature","call":"features.list","scopes":[],"maturity":"stable","source":"given §1, §9"},
  Info_GetStatus: {"method":"GET","path":"/v2/info","call":"info.getStatus","scopes":[],"maturity":"stable","source":"given §1"},
  Login_Login: {"method":"POST","path":"/v2/authentication/login","call":"login.login","scopes":[],"maturity":"beta","source":"given §1, §5.1"},
  Logout_Logout: {"method":"POST","path":"/v2/authentication/logout","call":"logout.logout","scopes":[],"maturity":"beta","source":"given §1"},
  Offer_Mail: {"method":"POST","path":"/v2/offer/{offerId}/output/mail","call":"offers.mail","scopes":["offers.read"],"maturity":"beta","source":"documented"},
  Offer_Print: {"method":"POST","path":"/v2/offer/{offerId}/output/print","call":"offers.print","scopes":["offers.print"],"maturity":"beta","source":"given §1"},
  Offer_RenderPdf: {"method":"POST","path":"/v2/offer/{offerId}/output/pdf","call":"offers.renderPdf","scopes":["offers.read"],"maturity":"beta","source":"documented"},
  Shipment_DownloadLabel: {"method":"GET","path":"/v2/shipment/label/{packageId}","call":"shipments.downloadLabel","scopes":[],"maturity":"stable","source":"given §1"},
  TaxClass_QueryTaxClasses: {"method":"GET","path":"/v2/taxClasses","call":"taxClasses.list","scopes":["taxes.read"],"maturity":"stable","source":"observed"},
  TaxClass_UpdateTaxClass: {"method":"PATCH","path":"/v2/taxclasses/update","call":"taxClasses.update","scopes":["taxes.write"],"maturity":"stable","source":"given §4.2"},
  Tax_GetClassRate: {"method":"GET","path":"/v2/tax/taxclass/{taxClassId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}","call":"taxes.getClassRate","scopes":["taxes.read"],"maturity":"stable","source":"observed"},
  Tax_GetItemRate: {"method":"GET","path":"/v2/tax/item/{itemId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}","call":"taxes.getItemRate","scopes":["taxes.read"],"maturity":"stable","source":"given §1"},
  Wms_QueryPickLists: {"method":"GET","path":"/v2/wms/{warehouseId}/picklists","call":"wms.listPickLists","each":"wms.eachPickList","scopes":["picklists.read"],"maturity":"stable","source":"given §1"},
} as const;

export type OperationId = keyof typeof operations;
