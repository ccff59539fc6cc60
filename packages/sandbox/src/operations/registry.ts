import type { DescribedOperationId, OperationId } from "../generated/routes.generated.ts";
import type { Operation } from "../platform/operation.ts";
import { afterSalesBehaviours, messageBehaviours } from "./channel/after-sales.ts";
import { authBehaviours, registrationBehaviours } from "./credentials.ts";
import { erpBehaviours } from "./erp.ts";
import { eventBehaviours } from "./channel/events.ts";
import { metaBehaviours, offerBehaviours } from "./channel/offers.ts";
import { orderBehaviours } from "./channel/orders.ts";
import { linkingBehaviours, sellerBehaviours } from "./channel/sellers.ts";
import { recordBehaviours } from "./records/rules.ts";

/**
 * The rules of the platform, by operationId. An operation whose records the specs name has a rule that follows from them, unless it has
 * one of its own. An operation with neither does not compile, unless its interface is known by its description alone.
 */
export const rules: Record<Exclude<OperationId, DescribedOperationId>, Operation> = {
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
