import { createSandbox } from "@kontor/sandbox";

using sandbox = createSandbox({ startAt: new Date("2026-02-11T08:00:00Z") });

// the second acknowledgement is done, but its answer is lost
sandbox.addFault({ kind: "lost-answer", operation: "Events_Acknowledge", nth: 2 });
// one ERP call in ten fails, and the same calls fail in every run
sandbox.addFault({ kind: "unavailable", tenantId: "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34", probability: 0.1 });

sandbox.trigger("Seller:Offer.StockUpdate", { sellerId: "1", offerId: 4711, quantity: "3" });
sandbox.advance(300_000); // events that were fetched and not acknowledged come again
sandbox.events(); // this call uses no delivery
