// Generated from specs/{erp,channel}/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import { channelAuth } from "./channel-auth.generated.ts";
import { channelChannel } from "./channel-channel.generated.ts";
import { channelEventTypes } from "./channel-event-types.generated.ts";
import { channelPublic } from "./channel-public.generated.ts";
import { channelSeller } from "./channel-seller.generated.ts";
import { channelShared } from "./channel-shared.generated.ts";
import { erpAppRegistration } from "./erp-app-registration.generated.ts";
import { erpCategory } from "./erp-category.generated.ts";
import { erpCategoryCommand } from "./erp-category-command.generated.ts";
import { erpCreditnote } from "./erp-creditnote.generated.ts";
import { erpFeatures } from "./erp-features.generated.ts";
import { erpInfo } from "./erp-info.generated.ts";
import { erpLogin } from "./erp-login.generated.ts";
import { erpLogout } from "./erp-logout.generated.ts";
import { erpOffer } from "./erp-offer.generated.ts";
import { erpShared } from "./erp-shared.generated.ts";
import { erpShipment } from "./erp-shipment.generated.ts";
import { erpTax } from "./erp-tax.generated.ts";
import { erpWms } from "./erp-wms.generated.ts";

/** The schemas of bodies, parameters and answers, by interface. */
export const apiSchemas = {
  erp: { groups: [erpAppRegistration, erpCategory, erpCategoryCommand, erpCreditnote, erpFeatures, erpInfo, erpLogin, erpLogout, erpOffer, erpShipment, erpTax, erpWms], ...erpShared },
  channel: { groups: [channelAuth, channelChannel, channelEventTypes, channelPublic, channelSeller], ...channelShared },
};
