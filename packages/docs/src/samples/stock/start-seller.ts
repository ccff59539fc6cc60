import { DatabaseSync } from "node:sqlite";
import { erp } from "../calls/erp-client.ts";
import { seller } from "../calls/seller-client.ts";
import { createOffers } from "./offers.ts";
import { sendStock } from "./send.ts";

const offers = createOffers(new DatabaseSync("offers.db"));
// the offers that you made on the channel, and the items of the ERP that they sell
offers.save({ offerId: 4711, itemId: "c2a7d4f1-9e30-4b58-8c6d-1f2e3a4b5c6d" });

if (process.argv.includes("--all")) offers.markAllUnknown();
const count = await sendStock({ erp, seller, offers, channel: "TESTCHANNEL", sellerId: "1" });
console.log(`The channel has the stock; ${count} offers had changed`);
