import { channel } from "../calls/channel-client.ts";
import { seller } from "../calls/seller-client.ts";

// In the place of the seller: the ERP asks for a session, and opens this page of yours in the seller's browser.
const { signUpUrl = "" } = await seller.sellerChannels.startSignUp({
  channel: "TESTCHANNEL",
  "User-Agent": "Wawi/1.11.0.3",
});
console.log("The browser opens", new URL(signUpUrl).origin);

// Your sign-up page. The platform adds the session to its address.
const session = new URL(signUpUrl).searchParams.get("session") ?? "";
const { jtlAccountId: accountId } = await channel.sellers.getSignupSession({ session });

// After the seller has signed in on your page, link the account to your own id of the seller.
const sellerId = "SELLER42";
await channel.sellers.create({ session, sellerId, companyName: "Hoe & Cousins" });
console.log(`Account ${accountId} is linked as ${sellerId}`);

const { sellerList = [] } = await channel.sellers.list();
for (const each of sellerList) console.log(each.sellerId, each.companyName, each.isActiveByChannel ? "active" : "off");

// When the seller leaves for good
await channel.sellers.unlink({ sellerId, reason: "Contract ended" });
console.log(`${sellerId} is unlinked`);
