import { afterSalesBehaviours } from "./channel/after-sales.ts";
import { authBehaviours } from "./auth.ts";
import type { Operations } from "./operation.ts";
import { erpBehaviours } from "./erp.ts";
import { eventBehaviours } from "./channel/events.ts";
import { messageBehaviours } from "./channel/messages.ts";
import { metaBehaviours } from "./channel/meta.ts";
import { offerBehaviours } from "./channel/offers.ts";
import { orderBehaviours } from "./channel/orders.ts";
import { registrationBehaviours } from "./registration.ts";
import { linkingBehaviours } from "./channel/linking.ts";
import { sellerBehaviours } from "./channel/sellers.ts";

/** The rules of the platform, by operationId. An operation without a rule is a bug in the sandbox. */
export const behaviours: Operations = {
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
  ...linkingBehaviours,
};
