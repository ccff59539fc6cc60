// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/** The records that the examples in the specs show, by collection. */
export const recordExamples: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  accountingData: [
    {"documentNumber":"RE-7001","documentType":1,"documentDate":"2026-02-11T08:30:00Z","serviceDate":"2026-02-11T08:30:00Z","currencyIso":"EUR","companyId":"168fc04d-9ced-4685-880c-1f86bbf019da","companyVatId":"DE000000000","salesChannelId":"shop-1","isCancelled":false,"departureCountry":{"countryISO":"DE","stateISO":"SN"},"shipmentCountry":{"countryISO":"DE","stateISO":"SN"},"billingAddress":{"id":"65c43dfb-dcb3-4fb1-808e-fc6cd419d694","company":"Example Gardens Ltd","company2":"Leipzig branch","formOfAddress":"Ms","title":"Dr","firstName":"Anna","lastName":"Example","street":"Lindenweg 4","address2":"Second floor","postalCode":"04103","city":"Leipzig","state":"Saxony","countryIso":"DE","vatID":"DE000000000","phoneNumber":"+49 341 000000","mobilePhoneNumber":"+49 341 000000","emailAddress":"anna@customer.example","fax":"+49 341 000001"},"shipmentAddress":{"id":"65c43dfb-dcb3-4fb1-808e-fc6cd419d694","company":"Example Gardens Ltd","company2":"Leipzig branch","formOfAddress":"Ms","title":"Dr","firstName":"Anna","lastName":"Example","street":"Lindenweg 4","address2":"Second floor","postalCode":"04103","city":"Leipzig","state":"Saxony","countryIso":"DE","vatID":"DE000000000","phoneNumber":"+49 341 000000","mobilePhoneNumber":"+49 341 000000","emailAddress":"anna@customer.example","fax":"+49 341 000001"},"accountDataLineItems":[{"lineItemType":1,"name":"Garden spade","taxClassType":1,"quantity":1,"netSalesPricePerUnit":1,"vatRate":19,"vatAmount":4.75,"discountInPercent":0,"totalDiscountGrossAmount":1,"totalDiscountNetAmount":1,"totalGrossAmount":29.74,"totalNetAmount":24.99,"sortOrder":1}]},
  ],
  appRegistrations: [
    {"requestStatusInfo":{"appId":"stock-sync/v1","registrationRequestId":"4f0e8b7d","status":2},"token":{"apiKey":"3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5"},"grantedScopes":["items.read","items.write"]},
  ],
  "appRegistrations/foreignApps": [
    {"requestStatusInfo":{"appId":"stock-sync/v1","registrationRequestId":"4f0e8b7d","status":2},"token":{"apiKey":"3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5"},"grantedScopes":["items.read","items.write"]},
  ],
  attributes: [
    {"id":"6e45e08f-969a-4d54-82e8-ae660db994f1","attributeId":"Attribute id","groupName":"Packaging","description":"Material of the item","names":{"names":[{"languageIso":"en","name":"Material"}]},"possibleValues":{"possibleValues":[{"languageIso":"en","possibleValues":["Possible values"]}]},"activeSalesChannels":["1eacb7f9-f0f6-4149-8e27-c9cb625a13be"],"sortNumber":1,"relationType":1,"fieldType":1},
  ],
  "attributes/functionAttributes": [
    {"id":"6e45e08f-969a-4d54-82e8-ae660db994f1","attributeId":"Attribute id","groupName":"Packaging","description":"Material of the item","name":"Season","possibleValues":["Possible values"],"activeSalesChannels":["1eacb7f9-f0f6-4149-8e27-c9cb625a13be"],"sortNumber":1,"relationType":1,"fieldType":1},
  ],
  availabilities: [
    {"id":"6cc01b6a-0116-4598-855a-9bc611df4a4c","name":"In stock"},
  ],
  categories: [
    {"id":"0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10","parentCategoryId":"0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10","sortNumber":1,"descriptions":{"defaultDescriptions":[{"platformId":"baa0bf88-ebfb-44e2-8c71-ffc1b9fee7a5","languageId":"en","descriptionData":{"itemName":"Garden spade","shortDescription":"A spade for heavy soil","description":"A forged spade with an ash handle, for heavy soil.","metaDescription":"A spade for heavy soil","metaKeywords":"spade, garden","titleTag":"Garden spade","urlPath":"garden-spade"}}],"salesChannelDescriptions":[{"salesChannelId":"1eacb7f9-f0f6-4149-8e27-c9cb625a13be","languageId":"en","descriptionData":{"itemName":"Garden spade","shortDescription":"A spade for heavy soil","description":"A forged spade with an ash handle, for heavy soil.","metaDescription":"A spade for heavy soil","metaKeywords":"spade, garden","titleTag":"Garden spade","urlPath":"garden-spade"}}]},"attributes":{"values":[{"attributeId":"6e45e08f-969a-4d54-82e8-ae660db994f1","defaultValues":[{"languageId":"en","value":"Value"}],"salesChannelValues":[{"salesChannelId":"1eacb7f9-f0f6-4149-8e27-c9cb625a13be","values":[]}]}]},"customFields":{"values":[{"customFieldId":"6e45e08f-969a-4d54-82e8-ae660db994f1","value":"Value"}]},"discounts":{"values":[{"shopId":"1eacb7f9-f0f6-4149-8e27-c9cb625a13be","customerGroupId":"0202801b-7cdb-4453-852b-e457c0862f41","discount":0}]},"hiddenForCustomerGroups":{"values":[{"shopId":"1eacb7f9-f0f6-4149-8e27-c9cb625a13be","customerGroupId":"0202801b-7cdb-4453-852b-e457c0862f41"}]},"shops":{"values":[{"shopId":"1eacb7f9-f0f6-4149-8e27-c9cb625a13be"}]}},
    {"id":"0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10","sortNumber":1,"name":"Garden tools"},
  ],
  colorCodes: [
    {"id":"5dc55de6-c317-4da5-84bd-1471b0d2b764","name":"Red","code":"#c0392b"},
  ],
  companies: [
    {"id":"168fc04d-9ced-4685-880c-1f86bbf019da","name":"Kontor Garden Ltd"},
  ],
  conditions: [
    {"id":"b7565d9f-4b84-4440-8bd5-ba17f54f4bbe","names":[{"name":"New","languageIso":"en"}]},
  ],
  "creditNotes/cancellationReasons": [
    {"id":"9eec1c1c-7f07-4178-8222-57fbad82222c","name":"Ordered by mistake","isCommentRequired":true},
  ],
  customFields: [
    {"customFieldId":"70a83928-4a4c-4ea4-8bcc-6eb45a270c2b","name":"Gift wrap","groupName":"Packaging","dataType":1,"displayLocation":1,"referenceType":1,"description":"Instructions for the care of the item","isRequired":false,"isHidden":false,"sortOrder":1,"possibleValues":["Possible values"],"productGroups":["abc762d5-5558-4630-8499-389dfd5c7cb0"]},
  ],
  "customFields/groups": [
    {"groupName":"Packaging","customFields":[{"customFieldId":"70a83928-4a4c-4ea4-8bcc-6eb45a270c2b","name":"Gift wrap","groupName":"Packaging","dataType":1,"displayLocation":1,"referenceType":1,"description":"Instructions for the care of the item","isRequired":false,"isHidden":false,"sortOrder":1,"possibleValues":["Possible values"],"productGroups":["abc762d5-5558-4630-8499-389dfd5c7cb0"]}]},
  ],
  customerCategories: [
    {"id":"9717960c-9554-4262-8ed3-fc5f83766610","name":"Online customers"},
  ],
  customerGroups: [
    {"id":"0202801b-7cdb-4453-852b-e457c0862f41","name":"Retail","isDefault":true,"discount":0,"isNetPrice":false},
  ],
  customers: [
    {"id":"017f44b6-84cd-4555-87ae-6125bce84119"},
    {"internalCustomerKey":"017f44b6-84cd-4555-87ae-6125bce84119","number":"C-5001","customerGroup":"0202801b-7cdb-4453-852b-e457c0862f41","taxIdentificationNumber":"000/000/00000","birthday":"1984-05-17T00:00:00Z","isBanned":false,"discount":0,"stopPaymentRequest":false,"paymentTarget":14,"paymentMethodKey":"114f8b1e-7a4b-47b4-8330-590b78fa3d44","lineOfCredit":1,"website":"https://customer.example","source":"web shop","honorific":"Dr","title":"Dr","firstName":"Anna","lastName":"Example","company":"Example Gardens Ltd","companyAddition":"Leipzig branch","street":"Lindenweg 4","additionalAddressInfo":"Second floor","postalCode":"04103","city":"Leipzig","state":"Saxony","countryIso2":"DE","phoneNumber":"+49 341 000000","mobilePhoneNumber":"+49 341 000000","mailAddress":"anna@customer.example"},
  ],
  "customers/bankAccounts": [
    {"id":"b3aedc6f-eda7-40bd-866f-9b8c48a71949","customerId":"017f44b6-84cd-4555-87ae-6125bce84119","accountHolder":"Anna Example","accountNumber":"0000000000","bankCode":"00000000","bankName":"Garden Bank"},
  ],
  "customers/contacts": [
    {"id":"4bd70861-0a52-4845-8ae3-c0eed415eece","customerId":"017f44b6-84cd-4555-87ae-6125bce84119","lastName":"Example","department":"Purchasing","emailAddress":"anna@customer.example","phoneNumber":"+49 341 000000"},
  ],
  "customers/notes": [
    {"noteId":"33bb8783-defb-4621-8bd1-eca71432c651","noteBody":"Leave at the back door."},
  ],
  "customers/workflowEvents": [
    {"id":1,"name":"Send order confirmation"},
  ],
  "deliveries/reservations": [
    {"picklistId":"755cad91-3fb2-44b8-88a1-85b746d1b995","warehouseId":"43b5f536-caae-4ccb-8a76-b0d86d159110","sessionId":1,"timestamp":"2026-02-11T08:30:00Z","supplierId":"b403503e-ae44-4adf-8afb-87b45437fa94","contactPersonId":"4bd70861-0a52-4845-8ae3-c0eed415eece","orders":[{"salesOrderId":"8fb889a0-b0a2-4f74-8eb9-b3a8921a36f0","reservations":[{"salesOrderPositionId":"2ed18598-ee28-4ba1-843c-ab6f992e7f57","pickPositionId":"643894f2-70d3-44e9-844e-5850fbb4a10a","itemId":"4c88d6b8-694f-4773-8fb1-3b652dac78b6","amount":29.74}]}]},
  ],
  deliveryNotes: [
    {"id":"ae2b1c20-e640-4e6f-801f-c8f1349ed466","number":"DN-6001","deliveryNoteDate":"2026-02-11T08:30:00Z","packages":[{"id":"fa43dc89-025e-45fb-8fa8-009244fa8c96","packageDate":"2026-02-11T08:30:00Z","trackingID":"00340000000000000001","weights":1.8,"shippingMethodId":"06349ecf-5086-4c7e-8788-d6509956772f","shippedDate":"2026-02-11T08:30:00Z","trackingUrl":"https://carrier.example/track/00340000000000000001","comment":"Leave at the back door."}]},
  ],
  "deliveryNotes/packages": [
    {"id":"fa43dc89-025e-45fb-8fa8-009244fa8c96","packageDate":"2026-02-11T08:30:00Z","trackingID":"00340000000000000001","weights":1.8,"shippingMethodId":"06349ecf-5086-4c7e-8788-d6509956772f","shippedDate":"2026-02-11T08:30:00Z","trackingUrl":"https://carrier.example/track/00340000000000000001","comment":"Leave at the back door."},
  ],
  extensions: [
    {"id":"e6733193-dda0-427b-8cae-7e8b60c5aabb","extensionId":"Extension id","version":"1.4.0","created":"2026-02-11T08:30:00Z","lastChanged":"2026-02-11T08:30:00Z","manifestHash":"JVBERi0xLjc=","status":1},
  ],
  features: [
    {"feature":"urn:feature:categories","version":1,"release":"Planned","isUsable":true},
  ],
  info: [
    {"version":"2.1.0.0","timestamp":"2026-02-11T08:30:00Z","tenant":"tenant-database","type":"ERP"},
  ],
  invoices: [
    {"id":"b1a7b40c-89ca-4f3a-8c3c-c86e9a05b3d3","number":"RE-7001","externalNumber":"WEB-9001","companyId":"168fc04d-9ced-4685-880c-1f86bbf019da","departureCountry":{"countryISO":"DE","state":"Saxony","currencyIso":"EUR","currencyFactor":1},"customerId":"017f44b6-84cd-4555-87ae-6125bce84119","billingAddress":{"id":"65c43dfb-dcb3-4fb1-808e-fc6cd419d694","company":"Example Gardens Ltd","company2":"Leipzig branch","formOfAddress":"Ms","title":"Dr","firstName":"Anna","lastName":"Example","street":"Lindenweg 4","address2":"Second floor","postalCode":"04103","city":"Leipzig","state":"Saxony","countryIso":"DE","vatID":"DE000000000","phoneNumber":"+49 341 000000","mobilePhoneNumber":"+49 341 000000","emailAddress":"anna@customer.example","fax":"+49 341 000001"},"shipmentAddress":{"id":"65c43dfb-dcb3-4fb1-808e-fc6cd419d694","company":"Example Gardens Ltd","company2":"Leipzig branch","formOfAddress":"Ms","title":"Dr","firstName":"Anna","lastName":"Example","street":"Lindenweg 4","address2":"Second floor","postalCode":"04103","city":"Leipzig","state":"Saxony","countryIso":"DE","vatID":"DE000000000","phoneNumber":"+49 341 000000","mobilePhoneNumber":"+49 341 000000","emailAddress":"anna@customer.example","fax":"+49 341 000001"},"invoiceDate":"2026-02-11T08:30:00Z","invoicePaymentDetails":{"paymentMethodId":"114f8b1e-7a4b-47b4-8330-590b78fa3d44","paymentStatus":1,"totalGrossAmount":29.74,"currencyIso":"EUR","currencyFactor":1,"stillToPay":1,"paymentTarget":14,"cashDiscount":0,"cashDiscountDays":14,"stopPaymentRequest":false,"dunningLevel":1,"nextDueDate":"2026-02-11T08:30:00Z"},"colorcodeId":"5dc55de6-c317-4da5-84bd-1471b0d2b764","dunningBlock":false,"isExternalInvoice":false,"comment":"Leave at the back door.","customerComment":"Please ring twice.","isCancelled":false,"languageIso":"en","cancellationDetails":{"cancellationReasonId":"0bc30726-d2e9-4648-8600-57bc7b9f4243","cancellationComment":"The customer ordered twice.","date":"2026-02-11T08:30:00Z"}},
    {"id":"b1a7b40c-89ca-4f3a-8c3c-c86e9a05b3d3","salesInvoiceNumber":"RE-7001"},
  ],
  "invoices/cancellationReasons": [
    {"id":"0bc30726-d2e9-4648-8600-57bc7b9f4243","name":"Ordered by mistake","isCommentRequired":true},
  ],
  "invoices/lineItems": [
    {"id":"855bf7c1-3cba-48dd-80f3-fe8bffb3707a","invoiceId":"b1a7b40c-89ca-4f3a-8c3c-c86e9a05b3d3","salesOrderId":"8fb889a0-b0a2-4f74-8eb9-b3a8921a36f0","salesOrderLineItemId":"2ed18598-ee28-4ba1-843c-ab6f992e7f57","itemId":"4c88d6b8-694f-4773-8fb1-3b652dac78b6","name":"Garden spade","sKU":"GT-1001","type":1,"quantity":1,"salesUnit":"pcs","salesPriceNet":24.99,"salesPriceGross":29.74,"discount":0,"purchasePriceNet":11.5,"taxRate":19},
  ],
  "invoices/payments": [
    {"id":"0aaa447b-901a-40a7-831e-8d6b8cee8abe","amount":29.74,"assignmentInfo":"SO-3001","assignmentRating":1,"assignmentType":1,"date":"2026-02-11T08:30:00Z","externalTransactionId":"TX-8001","isAdvancePayment":false,"manualSKR":"1200","name":"Anna Example","noExport":1,"note":"Leave at the back door.","paymentType":1,"salesInvoiceCorrectionId":"a540f891-61c9-4290-8065-ff53e754d6e5","salesInvoiceId":"b1a7b40c-89ca-4f3a-8c3c-c86e9a05b3d3","paymentMethodId":"114f8b1e-7a4b-47b4-8330-590b78fa3d44","salesOrderId":"8fb889a0-b0a2-4f74-8eb9-b3a8921a36f0","userId":"dfadb209-788e-4907-8d13-7089a6df87ad"},
  ],
  "invoices/workflowEvents": [
    {"id":1,"name":"Send order confirmation"},
  ],
  items: [
    {"itemId":"4c88d6b8-694f-4773-8fb1-3b652dac78b6"},
  ],
  "items/attributes": [
    {"attributeId":"6e45e08f-969a-4d54-82e8-ae660db994f1","defaultValues":[{"languageId":"en","value":"Value"}],"salesChannelValues":[{"salesChannelId":"1eacb7f9-f0f6-4149-8e27-c9cb625a13be","values":[{"languageId":"en","value":"Value"}]}]},
  ],
  "items/bom": [
    {"itemId":"4c88d6b8-694f-4773-8fb1-3b652dac78b6","amount":29.74,"notes":"Bring gloves.","position":1},
  ],
  "items/bundles": [
    {"bundleId":"bf72596e-2b36-446d-80fb-b5961ed20c63","eAN":"4006381333931","quantity":1,"uPC":"036000291452","unitId":"beb96193-ef47-4160-8766-7dee4837b685"},
  ],
  "items/categories": [
    {"categoryId":"0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10"},
  ],
  "items/configurationGroups": [
    {"configurationGroupId":"45ea078f-3653-47c8-82c4-3b177e4b9638"},
  ],
  "items/descriptions": [
    {"defaultDescription":{"platformId":"baa0bf88-ebfb-44e2-8c71-ffc1b9fee7a5","languageId":"en","descriptionData":{"itemName":"Garden spade","shortDescription":"A spade for heavy soil","description":"A forged spade with an ash handle, for heavy soil.","metaDescription":"A spade for heavy soil","metaKeywords":"spade, garden","titleTag":"Garden spade","urlPath":"garden-spade"}},"salesChannelDescriptions":[{"salesChannelId":"1eacb7f9-f0f6-4149-8e27-c9cb625a13be","languageId":"en","descriptionData":{"itemName":"Garden spade","shortDescription":"A spade for heavy soil","description":"A forged spade with an ash handle, for heavy soil.","metaDescription":"A spade for heavy soil","metaKeywords":"spade, garden","titleTag":"Garden spade","urlPath":"garden-spade"}}],"platformDescriptions":[{"platformId":"baa0bf88-ebfb-44e2-8c71-ffc1b9fee7a5","languageId":"en","descriptionData":{"itemName":"Garden spade","shortDescription":"A spade for heavy soil","description":"A forged spade with an ash handle, for heavy soil.","metaDescription":"A spade for heavy soil","metaKeywords":"spade, garden","titleTag":"Garden spade","urlPath":"garden-spade"}}]},
  ],
  "items/identifiers": [
    {"amazonFnsku":"X000000001","gtin":"4006381333931","hazardNumber":"30","iSBN":"9783161484100","manufacturerNumber":"NW-200","ownIdentifier":"GT-1001","sKU":"GT-1001","taric":"82011000","uNNumber":"1263","uPC":"036000291452","itemAsins":[{"asin":"B000000001","isDefault":true}],"itemEpids":[{"epid":"100000001","isDefault":true}]},
  ],
  "items/measurements": [
    {"height":20,"length":20,"shippingWeight":1.8,"weight":1.8,"width":20},
  ],
  "items/orderingConstraints": [
    {"defaultOrderingConstraint":{"minimumOrderQuantity":1,"purchaseIncrement":1},"customerGroupOrderingConstraints":[{"customerGroupid":"0202801b-7cdb-4453-852b-e457c0862f41","isActive":true,"orderingAmount":{"minimumOrderQuantity":1,"purchaseIncrement":1}}]},
  ],
  "items/prices": [
    {"ignoreDiscounts":false,"salesPriceNet":24.99,"suggestedRetailPrice":34.99,"purchasePriceNet":11.5,"ebayPrice":1,"amazonPrice":1,"defaultPrices":{"platformId":"baa0bf88-ebfb-44e2-8c71-ffc1b9fee7a5","prices":[{"customerGroupId":"0202801b-7cdb-4453-852b-e457c0862f41","prices":[{"fromQuantity":1,"netPrice":24.99,"reduceStandardPriceByPercent":1}]}]},"salesChannelPrices":[{"salesChannelId":"1eacb7f9-f0f6-4149-8e27-c9cb625a13be","prices":[{"customerGroupId":"0202801b-7cdb-4453-852b-e457c0862f41","prices":[{"fromQuantity":1,"netPrice":24.99,"reduceStandardPriceByPercent":1}]}],"isActive":true}],"customerPrices":[{"customerId":"017f44b6-84cd-4555-87ae-6125bce84119","prices":[{"fromQuantity":1,"netPrice":24.99,"reduceStandardPriceByPercent":1}]}]},
  ],
  "items/storageConstraints": [
    {"allowNegativeStock":false,"itemPlatformNegativeStocks":[{"platformId":"baa0bf88-ebfb-44e2-8c71-ffc1b9fee7a5","isNegativeStockAllowed":false}],"itemSalesChannelNegativeStocks":[{"salesChannelId":"1eacb7f9-f0f6-4149-8e27-c9cb625a13be","isNegativeStockAllowed":false}],"buffer":1,"globalMinimumStockLevel":1,"hasBatch":false,"isInventoryManagementActive":false,"isBestBeforeManaged":false,"isStockDivisible":false,"serialNumberType":1},
  ],
  "items/suppliers": [
    {"defaultSupplier":"b403503e-ae44-4adf-8afb-87b45437fa94","defaultDropshippingSupplier":"b403503e-ae44-4adf-8afb-87b45437fa94","suppliers":[{"supplierId":"b403503e-ae44-4adf-8afb-87b45437fa94","supplierItemName":"Spade, forged","supplierItemNumber":"GS-88-1001","stockLevel":1,"netPurchasePrice":11.5,"currency":"EUR","minimumPurchaseQuantity":1,"deliveryTimeInDays":1,"supplierDeliveryTimeInDays":1,"supplierSupportsDropshipping":false,"isDropshippingActive":false,"isDefaultSupplier":false,"isDefaultForDropshipping":false,"packageUnitDescription":"box of ten","packageUnitQuantity":1,"notes":"Bring gloves.","vatRate":19,"useSupplierDeliveryTime":false,"includeSupplierStock":false,"purchaseInterval":1,"isFulfillmentNetworkSupplier":false,"isProductionSupplier":false,"scalePrices":[{"fromQuantity":1,"netPrice":24.99,"usePercentageDiscount":false,"percentageDiscount":0}],"lastSupplierStockChange":"2026-02-11T08:30:00Z","packageUnitPurchasePrice":1}]},
  ],
  "items/unitPricing": [
    {"salesUnitId":"beb96193-ef47-4160-8766-7dee4837b685","innerQuantity":1,"innerQuantityUnitId":"973aa9b3-d41a-448f-8bd9-9fe264d422ff","isBasePriceDeclared":false,"basePriceReferenceUnitId":"973aa9b3-d41a-448f-8bd9-9fe264d422ff","basePriceReferenceAmount":1},
  ],
  "items/variations": [
    {"variations":[{"variationId":"af51be50-5b5d-4c0d-8e20-d2ddb7f6bfac","position":1,"descriptions":[{"languageId":"en","name":"Colour"}],"values":[{"variationValueId":"73ec4b42-4b2f-4ef0-8141-213b77badaa5","itemNumber":"GT-1001","gTIN":"4006381333931","weightOffset":1,"descriptions":[{"languageId":"en","name":"Colour"}],"surcharges":{"defaultSurchargeNet":1,"platformSurcharges":{"platformId":"baa0bf88-ebfb-44e2-8c71-ffc1b9fee7a5","surcharges":[]},"salesChannelSurcharges":{"salesChannelId":"1eacb7f9-f0f6-4149-8e27-c9cb625a13be","surcharges":[],"isActive":true}}}],"variationType":1}],"variationKombinations":[{"variations":["73ec4b42-4b2f-4ef0-8141-213b77badaa5"],"itemId":"4c88d6b8-694f-4773-8fb1-3b652dac78b6"}]},
  ],
  "items/warehouseConstraints": [
    {"warehouseId":"43b5f536-caae-4ccb-8a76-b0d86d159110","minStock":1,"maxStock":1,"storagelocations":[{"storageLocationId":"470be954-7ab6-4ba2-8d84-3c0cfafd2d00","note1":"Fragile","note2":"This side up"}]},
  ],
  labels: [
    {"id":"8efdb464-7c5d-4c53-8527-1b0e5327dee7","type":1,"name":"Seasonal","colorCode":"#c0392b"},
  ],
  manufacturers: [
    {"id":"d799d7ce-503d-4580-86b6-0a7b5a938294","name":"Northwood Tools","homepageUrl":"https://customer.example","position":1,"manufacturerLanguages":[{"languageId":"54d63acc-41e0-4704-8fbd-a99bd0ba0d4f","metaTitle":"Garden spade","metaKeywords":"spade, garden","metaDescription":"A spade for heavy soil","description":"A forged spade with an ash handle, for heavy soil.","seo":"garden-spade"}],"contact":{"companyName":"Northwood Tools Ltd","salutation":1,"academicTitle":"Dr","lastName":"Example","firstName":"Anna","street":"Lindenweg 4","houseNumber":"4","postalCode":"04103","city":"Leipzig","countryIso":"DE","phoneNumber":"+49 341 000000","mobileNumber":"+49 341 000000","faxNumber":"+49 341 000001","companyAdditionalName":"Leipzig branch","addressSupplement":"Second floor","eMailAddress":"anna@customer.example","state":"Saxony","stateIso":"SN","type":1,"homepage":"https://customer.example","isDefault":true},"imageId":"f44ecc09-b967-4f73-8f3e-425cc8eb45e4"},
  ],
  numberRanges: [
    {"identifier":"4d292666-d87b-42bd-8a33-141591513333","name":"Sales orders","description":"Numbers of sales orders","prefix":"SO-","currentNumber":3001,"suffix":"-2026","maxLength":12,"exampleNumber":"SO-3002-2026","isDeletable":false},
  ],
  onHoldReasons: [
    {"id":"90ba82df-20fa-410b-8867-3702d466f424","name":"Waiting for payment","isMergeable":false,"itemsNotUsedForPurchaseList":false},
  ],
  paymentMethods: [
    {"id":"114f8b1e-7a4b-47b4-8330-590b78fa3d44","name":"Bank transfer","isStandard":true,"isActive":true},
  ],
  productGroups: [
    {"id":"abc762d5-5558-4630-8499-389dfd5c7cb0","name":"Tools"},
  ],
  properties: [
    {"id":"c8f45341-cd93-47c0-8449-250ff54bb322","name":"Material","translations":[{"languageIso":"en","name":"Material"}],"propertyGroups":["5e6b1efd-7370-47b6-8be2-24be865e1bbe"]},
  ],
  "properties/groups": [
    {"id":"5e6b1efd-7370-47b6-8be2-24be865e1bbe","name":"Material"},
  ],
  "properties/valueDescriptions": [
    {"propertyValueId":"eea8c8b7-ba2d-42b4-8ffe-952d62c069d9","name":"Material","description":"Wood of the ash tree","seoPath":"ash-wood","seoMetaDescription":"Tools with handles of ash wood","seoTitleTag":"Tools of ash wood","seoMetaKeywords":"ash, wood","languageIso":"en"},
  ],
  "properties/values": [
    {"id":"eea8c8b7-ba2d-42b4-8ffe-952d62c069d9","name":"Material","description":"Wood of the ash tree"},
  ],
  responsiblePersons: [
    {"id":"99444268-ca5a-42b5-8672-ebb86ded89a4","number":"Number","description":"Answers for product safety","address":{"id":"65c43dfb-dcb3-4fb1-808e-fc6cd419d694","company":"Example Gardens Ltd","company2":"Leipzig branch","formOfAddress":"Ms","title":"Dr","firstName":"Anna","lastName":"Example","street":"Lindenweg 4","address2":"Second floor","postalCode":"04103","city":"Leipzig","state":"Saxony","countryIso":"DE","vatID":"DE000000000","phoneNumber":"+49 341 000000","mobilePhoneNumber":"+49 341 000000","emailAddress":"anna@customer.example","fax":"+49 341 000001"},"created":"2026-02-11T08:30:00Z","lastChanged":"2026-02-11T08:30:00Z","isActive":true,"languageKey":"54d63acc-41e0-4704-8fbd-a99bd0ba0d4f"},
  ],
  returnReasons: [
    {"id":"99a682cf-f0fe-4bbe-899a-68a66df9c1fb","translations":[{"languageIso":"en","name":"Damaged on the way"}]},
  ],
  returnStates: [
    {"id":"60c89d13-0984-44b3-8c4e-2cf7f455290e","isActive":true,"translations":[{"languageIso":"en","name":"Received"}]},
  ],
  returns: [
    {"id":"95df9624-52bb-4868-8b67-434980dc8d98","number":"RT-4001","returnDate":"2026-02-11T08:30:00Z","customerId":"017f44b6-84cd-4555-87ae-6125bce84119","externalNumber":"WEB-9001","origin":1,"companyId":"168fc04d-9ced-4685-880c-1f86bbf019da","salesOrderId":"8fb889a0-b0a2-4f74-8eb9-b3a8921a36f0","stateId":"60c89d13-0984-44b3-8c4e-2cf7f455290e","warehouseId":"43b5f536-caae-4ccb-8a76-b0d86d159110","externalComment":"Seen and checked.","internalComment":"Seen and checked.","contact":"Anna Example","transmitToSalesChannel":false},
  ],
  "returns/lineItems": [
    {"id":"20b3c5cc-7411-4dfd-8480-de52e24d887b","returnId":"95df9624-52bb-4868-8b67-434980dc8d98","stateId":"60c89d13-0984-44b3-8c4e-2cf7f455290e","itemId":"4c88d6b8-694f-4773-8fb1-3b652dac78b6","name":"Garden spade","sKU":"GT-1001","quantity":1,"returnReasonId":"99a682cf-f0fe-4bbe-899a-68a66df9c1fb","conditionId":"b7565d9f-4b84-4440-8bd5-ba17f54f4bbe","conditionComment":"Seen and checked.","credit":false,"salesOrderId":"8fb889a0-b0a2-4f74-8eb9-b3a8921a36f0","salesOrderLineItemId":"2ed18598-ee28-4ba1-843c-ab6f992e7f57","deliveryNoteLineItemId":"1366f9b8-ecb4-4a1e-816f-36930261440a"},
  ],
  "returns/packages": [
    {"id":"5b4e04b3-7508-4dd8-80b1-785fef20e7a7","returnId":"95df9624-52bb-4868-8b67-434980dc8d98","trackingID":"00340000000000000001","shippingMethodId":"06349ecf-5086-4c7e-8788-d6509956772f","shippingMethodCustom":"Bicycle courier"},
  ],
  salesChannels: [
    {"id":"shop-1","type":1,"name":"Garden shop","itemCapabilities":{"descriptions":false,"onlineShopActivation":false,"prices":false,"specialPrices":false,"images":false},"categoryCapabilities":{"descriptions":false,"onlineShopActivation":false},"documentationUrl":"https://kontor.example"},
  ],
  "salesOrders/cancellationReasons": [
    {"id":"15aaf816-2db5-4faa-8ecf-abc070c63b4c","name":"Ordered by mistake","isCommentRequired":true},
  ],
  "salesOrders/files": [
    {"id":"94834f65-82de-4afa-8de4-89e5da4bc3db","salesOrderId":"8fb889a0-b0a2-4f74-8eb9-b3a8921a36f0","fileId":"68c9542c-dfd6-4411-8255-10e27acef93d","fileDataType":"application/pdf","size":1,"createdAt":"2026-02-11T08:30:00Z","fileName":"care-instructions.pdf"},
  ],
  "salesOrders/lineItemFiles": [
    {"id":"8cb148e1-5561-4cd4-8554-2c0e9da8907d","salesOrderLineItemId":"2ed18598-ee28-4ba1-843c-ab6f992e7f57","salesOrderId":"8fb889a0-b0a2-4f74-8eb9-b3a8921a36f0","fileId":"68c9542c-dfd6-4411-8255-10e27acef93d","fileDataType":"application/pdf","size":1,"createdAt":"2026-02-11T08:30:00Z","fileName":"care-instructions.pdf"},
  ],
  "salesOrders/lineItems": [
    {"id":"2ed18598-ee28-4ba1-843c-ab6f992e7f57","variants":[{"id":"f950167c-bcaf-47fc-86fe-e94fd1daf46c","extraWeight":1,"name":"Colour","surchargeNet":1,"value":"Blue","itemVariantId":"af51be50-5b5d-4c0d-8e20-d2ddb7f6bfac","itemVariantValueId":"73ec4b42-4b2f-4ef0-8141-213b77badaa5"}],"billOfMaterialsType":1,"configurationItemType":1,"discount":0,"fNSKU":"X000000001","lineItemType":1,"name":"Garden spade","note":"Leave at the back door.","parentSalesOrderLineItemId":"2ed18598-ee28-4ba1-843c-ab6f992e7f57","purchasePriceNet":11.5,"quantity":1,"salesPriceNet":24.99,"salesUnit":"pcs","sKU":"GT-1001","taxRate":19,"itemId":"4c88d6b8-694f-4773-8fb1-3b652dac78b6","taxClassId":"3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5","taxCodeId":"5fd298ab-9fcb-4246-81dd-2f8bc1f9388c"},
  ],
  "salesOrders/notes": [
    {"noteId":"33bb8783-defb-4621-8bd1-eca71432c651","noteBody":"Leave at the back door."},
  ],
  "salesOrders/payments": [
    {"id":"0aaa447b-901a-40a7-831e-8d6b8cee8abe","amount":29.74,"assignmentInfo":"SO-3001","assignmentRating":1,"assignmentType":1,"date":"2026-02-11T08:30:00Z","externalTransactionId":"TX-8001","isAdvancePayment":false,"manualSKR":"1200","name":"Anna Example","noExport":1,"note":"Leave at the back door.","paymentType":1,"salesInvoiceCorrectionId":"a540f891-61c9-4290-8065-ff53e754d6e5","salesInvoiceId":"b1a7b40c-89ca-4f3a-8c3c-c86e9a05b3d3","paymentMethodId":"114f8b1e-7a4b-47b4-8330-590b78fa3d44","salesOrderId":"8fb889a0-b0a2-4f74-8eb9-b3a8921a36f0","userId":"dfadb209-788e-4907-8d13-7089a6df87ad"},
  ],
  "salesOrders/workflowEvents": [
    {"id":1,"name":"Send order confirmation"},
  ],
  salesUnits: [
    {"id":"1caa6807-93fc-4398-8149-e3e4a60d336f","translations":[{"languageIso":"en","name":"Piece"}]},
  ],
  shippingClasses: [
    {"id":"113de36b-0004-41a3-8e77-b821a110ffed","name":"Standard"},
  ],
  shippingMethods: [
    {"id":"06349ecf-5086-4c7e-8788-d6509956772f","name":"Parcel","priority":1,"grossPrice":29.74,"extraWeight":1,"isAmazonPrime":false},
  ],
  stocks: [
    {"warehouseId":"43b5f536-caae-4ccb-8a76-b0d86d159110","storageLocationId":"470be954-7ab6-4ba2-8d84-3c0cfafd2d00","storageLocationName":"A-01-03","itemId":"4c88d6b8-694f-4773-8fb1-3b652dac78b6","shelfLifeExpirationDate":"2026-02-11T08:30:00Z","batchNumber":"B-2026-02","quantityTotal":40,"quantityLockedForShipment":0,"quantityLockedForAvailability":0,"quantityInPickingLists":0},
    {"warehouseId":"5c9e2a17-6f0b-4d38-9b41-7a2d8e3c1f60","storageLocationId":"81f3c6de-2b7a-4e95-a0c4-3d6b9f1e5a72","storageLocationName":"B-02-01","itemId":"4c88d6b8-694f-4773-8fb1-3b652dac78b6","shelfLifeExpirationDate":"2026-02-11T08:30:00Z","batchNumber":"B-2026-02","quantityTotal":6,"quantityLockedForShipment":0,"quantityLockedForAvailability":0,"quantityInPickingLists":0},
  ],
  "stocks/changes": [
    {"itemId":"4c88d6b8-694f-4773-8fb1-3b652dac78b6","warehouseId":"43b5f536-caae-4ccb-8a76-b0d86d159110","storageLocationId":"470be954-7ab6-4ba2-8d84-3c0cfafd2d00","quantity":1,"changedDate":"2026-02-11T08:30:00Z","shelfLifeExpirationDate":"2026-02-11T08:30:00Z","batchNumber":"B-2026-02","comment":"Counted on the shelf.","username":"anna"},
  ],
  "stocks/serialNumbers": [
    {"warehouseId":"43b5f536-caae-4ccb-8a76-b0d86d159110","storageLocationId":"470be954-7ab6-4ba2-8d84-3c0cfafd2d00","itemId":"4c88d6b8-694f-4773-8fb1-3b652dac78b6","serialNumbers":["SN-000001"]},
  ],
  suppliers: [
    {"id":"b403503e-ae44-4adf-8afb-87b45437fa94","name":"Garden Supplies Ltd","type":"Type","supplierNo":"S-2001","internalCustomerId":"C-5001","languageISO":"en","formOfAddress":"Ms","firstName":"Anna","lastName":"Example","company":"Garden Supplies Ltd","company2":"Leipzig branch","contact":"Anna Example","street":"Lindenweg 4","address2":"Second floor","postalCode":"04103","city":"Leipzig","state":"Saxony","countryIso":"DE","phone":"+49 341 000000","phoneExtension":"12","fax":"+49 341 000001","email":"anna@customer.example","website":"https://customer.example","comment":"Leave at the back door.","vatID":"DE000000000","status":"Status","lastChangedDate":"2026-02-11T08:30:00Z"},
  ],
  taxClasses: [
    {"id":"3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5","isStandard":true,"name":"Normal rate","taxType":4},
    {"id":"a9e3f1d8-0c27-4b6a-9f15-47d2c8b05e63","isStandard":false,"name":"Reduced rate","taxType":3},
  ],
  "taxes/classRates": [
    {"rate":19,"taxClassId":"3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5","departureCountryISO":"DE","shipmentCountryISO":"DE"},
  ],
  "taxes/itemRates": [
    {"rate":19,"taxClassId":"3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5","departureCountryISO":"DE","shipmentCountryISO":"DE"},
  ],
  transactionStatuses: [
    {"id":1,"name":"In progress","isValidForSalesQuotation":false,"isValidForSalesOrder":false,"isValidForSubscription":false},
  ],
  unitsOfMeasure: [
    {"id":"973aa9b3-d41a-448f-8bd9-9fe264d422ff","displayCode":"kg","translations":[{"languageIso":"en","name":"Kilogram"}]},
  ],
  warehouses: [
    {"id":"43b5f536-caae-4ccb-8a76-b0d86d159110","name":"Main warehouse","address":{"id":"65c43dfb-dcb3-4fb1-808e-fc6cd419d694","company":"Example Gardens Ltd","company2":"Leipzig branch","formOfAddress":"Ms","title":"Dr","firstName":"Anna","lastName":"Example","street":"Lindenweg 4","address2":"Second floor","postalCode":"04103","city":"Leipzig","state":"Saxony","countryIso":"DE","vatID":"DE000000000","phoneNumber":"+49 341 000000","mobilePhoneNumber":"+49 341 000000","emailAddress":"anna@customer.example","fax":"+49 341 000001"},"code":"MAIN","type":{"id":"standard","name":"Standard","description":"For goods that are ready to ship","scope":["items"]},"description":"For goods that are ready to ship","priority":1,"companyId":"168fc04d-9ced-4685-880c-1f86bbf019da","lockForShipment":false,"lockForAvailability":false,"isActive":true},
    {"id":"5c9e2a17-6f0b-4d38-9b41-7a2d8e3c1f60","name":"Outlet","address":{"id":"65c43dfb-dcb3-4fb1-808e-fc6cd419d694","company":"Example Gardens Ltd","company2":"Leipzig branch","formOfAddress":"Ms","title":"Dr","firstName":"Anna","lastName":"Example","street":"Lindenweg 4","address2":"Second floor","postalCode":"04103","city":"Leipzig","state":"Saxony","countryIso":"DE","vatID":"DE000000000","phoneNumber":"+49 341 000000","mobilePhoneNumber":"+49 341 000000","emailAddress":"anna@customer.example","fax":"+49 341 000001"},"code":"OUTLET","type":{"id":"standard","name":"Standard","description":"For goods that are ready to ship","scope":["items"]},"description":"For goods that are ready to ship","priority":2,"companyId":"168fc04d-9ced-4685-880c-1f86bbf019da","lockForShipment":false,"lockForAvailability":false,"isActive":true},
  ],
  "warehouses/storageLocationTypes": [
    {"id":"standard","name":"A-01-03","description":"For goods that are ready to ship","scope":["items"]},
  ],
  "warehouses/storageLocations": [
    {"id":"470be954-7ab6-4ba2-8d84-3c0cfafd2d00","warehouseId":"43b5f536-caae-4ccb-8a76-b0d86d159110","name":"A-01-03","storageLocationType":{"id":"standard","name":"A-01-03","description":"For goods that are ready to ship","scope":["items"]},"sortNumber":1,"priority":1,"lockForShipment":false,"lockForAvailability":false,"comment":"Leave at the back door.","dimensions":{"length":20,"width":20,"height":20}},
  ],
  "warehouses/types": [
    {"id":"standard","name":"Standard","description":"For goods that are ready to ship","scope":["items"]},
  ],
  "wms/pickListPositions": [
    {"id":"643894f2-70d3-44e9-844e-5850fbb4a10a","warehouseId":"43b5f536-caae-4ccb-8a76-b0d86d159110","picklistId":"755cad91-3fb2-44b8-88a1-85b746d1b995","storageLocationId":"470be954-7ab6-4ba2-8d84-3c0cfafd2d00","itemId":"4c88d6b8-694f-4773-8fb1-3b652dac78b6","quantity":1,"status":10,"priority":1,"salesOrderLineItemId":"2ed18598-ee28-4ba1-843c-ab6f992e7f57","createdAt":"2026-02-11T08:30:00Z"},
  ],
  "wms/pickListTemplates": [
    {"pickListTemplateId":"fc218d29-9b09-4ed3-895c-e67f18c1dc5c","name":"Standard"},
  ],
  "wms/pickLists": [
    {"id":"0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10","warehouseId":"3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5","picklistNumber":"PL-1","pickListTemplateName":"Standard","status":10,"createdAt":"2026-02-11T08:30:00Z"},
    {"id":"755cad91-3fb2-44b8-88a1-85b746d1b995","warehouseId":"43b5f536-caae-4ccb-8a76-b0d86d159110","picklistNumber":"PL-1","pickListTemplateId":"fc218d29-9b09-4ed3-895c-e67f18c1dc5c","pickListTemplateName":"Standard","status":10,"createdAt":"2026-02-11T08:30:00Z"},
  ],
  "workers/syncStatuses": [
    {"identifier":"9d7e9ae4-bbfd-49d0-855b-72ae2083a83d","state":1,"progressText":"Half done","progress":0.5,"lastSync":"2026-02-11T08:30:00Z","nextSync":"2026-02-11T08:30:00Z"},
  ],
  "workers/syncs": [
    {"identifier":"9d7e9ae4-bbfd-49d0-855b-72ae2083a83d","syncName":"Stock sync","salesChannelName":"Garden shop","salesChannelId":"shop-1","reportProgress":false,"configurations":[{"identifier":"d994e2db-2f19-4988-8140-128341bec377","displayName":"Stock sync","displayDescription":"Gift wrap","type":"Type","currentValue":"3001","isRequired":false}]},
  ],
};
