/** The event queue of the platform in a separate process. Adds events when it is told to. */
import { startMockPlatform } from "@kontor/e2e/inbox/mock-platform";

const platform = await startMockPlatform({ redeliveryMs: 60_000, type: "Seller:Offer.StockUpdate" });
process.on("message", ({ add }: { add: number }) => {
  platform.add(add, 500);
  process.send!({ left: platform.left() });
});
process.send!({ url: platform.url });
