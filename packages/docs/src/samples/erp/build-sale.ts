import type { ErpClient } from "@kontor/erp-client";
import type { Sale } from "./journey.ts";

const address = { firstName: "Anna", lastName: "Green", street: "Lane 1", city: "Leipzig", countryISO: "DE" };

/** Builds a sale of one spade. The groups, companies and shipping methods are those of your ERP. */
export async function buildSale(erp: ErpClient, itemId: string): Promise<Sale> {
  const [group] = await erp.customerGroups.list();
  const [company] = await erp.companies.list();
  const [method] = await erp.shippingMethods.list();
  if (!group?.id || !company?.id || !method?.id) throw new Error("A customer group or its like is missing in the ERP");
  const { firstName, lastName, street, city, countryISO: countryISO2 } = address;
  return {
    customer: {
      number: "WEB-1001",
      customerGroupId: group.id,
      billingAddress: { identity: { firstName, lastName }, address: { street, city, countryISO2 } },
    },
    order: {
      salesOrderNumber: "WEB-2001",
      companyId: company.id,
      billingAddress: address,
      shipmentAddress: address,
      departureCountry: { countryISO: "DE" },
      languageId: "en",
      vATId: "",
      paymentDetails: { currencyISO: "EUR" },
      lineItems: [{ lineItemType: 1, itemId, quantity: 2, salesPriceNet: 24.99 }],
    },
    parcel: {
      shippingMethodId: method.id,
      weight: 2.4,
      trackingId: "00340000000000000017",
      deliverySources: [{ priority: 1, type: 0 }],
    },
  };
}
