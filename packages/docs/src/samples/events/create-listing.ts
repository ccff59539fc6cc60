/** Lists an offer in your shop. Replace it, and expect a second call for the same offer. */
export async function createListing(offer: { sku?: string; title?: string }): Promise<void> {
  console.log(`listing ${offer.sku}: ${offer.title}`);
}
