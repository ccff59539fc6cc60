import { afterSalesBehaviours } from "./after-sales.ts";
import { authBehaviours } from "./auth.ts";
import type { Behaviours } from "./behaviour.ts";
import { erpBehaviours } from "./erp.ts";
import { eventBehaviours } from "./events.ts";
import { messageBehaviours } from "./messages.ts";
import { metaBehaviours } from "./meta.ts";
import { offerBehaviours } from "./offers.ts";
import { orderBehaviours } from "./orders.ts";
import { registrationBehaviours } from "./registration.ts";
import { sellerChannelBehaviours } from "./seller-channels.ts";
import { sellerBehaviours } from "./sellers.ts";

/** The rules of the platform, by operationId. An operation without one is an error of the sandbox. */
export const behaviours: Behaviours = {
  ...erpBehaviours,
  ...registrationBehaviours,
  ...authBehaviours,
  ...eventBehaviours,
  ...sellerBehaviours,
  ...metaBehaviours,
  ...offerBehaviours,
  ...orderBehaviours,
  ...afterSalesBehaviours,
  ...messageBehaviours,
  ...sellerChannelBehaviours,
};
