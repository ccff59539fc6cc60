import { channel } from "../calls/channel-client.ts";
import { seller } from "../calls/seller-client.ts";

// the whole tree: what is not in it is gone afterwards
const { categoryTreeVersion } = await channel.channelCategories.replace({
  categoryList: [
    { categoryId: "100", displayName: "Garden", parentCategoryId: "0", listingAllowed: false },
    { categoryId: "104", displayName: "Spades", parentCategoryId: "100" },
    { categoryId: "105", displayName: "Rakes", parentCategoryId: "100" },
  ],
});

// attributes of every offer
await channel.attributes.replaceGlobal({
  attributeList: [{ attributeId: "colour", displayName: "Colour", required: true }],
});

// attributes of the offers in one category
await channel.attributes.replaceOfCategory(
  { categoryId: "104" },
  {
    attributeList: [
      {
        attributeId: "handle",
        displayName: "Handle",
        type: "enum",
        values: [{ value: "ash", display: "Ash wood" }, { value: "steel" }],
      },
    ],
  },
);

// what a seller sees of it
const categories = await seller.sellerMeta.getCategories({ channel: "TESTCHANNEL" });
for (const { categoryId, displayName, listingAllowed } of categories)
  console.log(categoryId, displayName, listingAllowed === false ? "takes no offers" : "takes offers");
console.log(categoryTreeVersion ? "The platform has the tree" : "The platform named no version");
