import { afterSalesBehaviours } from "./channel/after-sales.ts";
import { authBehaviours } from "./auth.ts";
import type { OperationId } from "../generated/routes.generated.ts";
import type { Operation } from "./operation.ts";
import { erpBehaviours } from "./erp.ts";
import { eventBehaviours } from "./channel/events.ts";
import { messageBehaviours } from "./channel/messages.ts";
import { metaBehaviours } from "./channel/meta.ts";
import { offerBehaviours } from "./channel/offers.ts";
import { orderBehaviours } from "./channel/orders.ts";
import { registrationBehaviours } from "./registration.ts";
import { linkingBehaviours } from "./channel/linking.ts";
import { sellerBehaviours } from "./channel/sellers.ts";
import { recordBehaviours } from "./records/records.ts";

/**
 * The rules of the platform, by operationId. An operation whose records the specs name has a rule that follows from them, unless it has
 * one of its own. An operation with neither does not compile.
 */
export const behaviours: Record<OperationId, Operation> = {
  ...recordBehaviours,
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
