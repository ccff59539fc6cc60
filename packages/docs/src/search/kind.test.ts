import { expect, test } from "vitest";
import { findKind } from "./kind.ts";

test.each([
  ["/start/", "Guides"],
  ["/reference/erp/stock-stock-adjustment/", "Operations"],
  ["/reference/channel/groups/orders/", "Groups"],
  ["/reference/events/seller-offer-new/", "Events"],
  ["/reference/errors/ERR_PLATFORM_API/", "Errors"],
  ["/reference/scopes/", "Reference"],
  ["/decisions/15-inbox-in-a-sqlite-file/", "Decisions"],
])("%s is one of the %s", (address, kind) => {
  expect(findKind(address).kind).toBe(kind);
});
