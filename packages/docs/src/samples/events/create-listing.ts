/** Yours: puts an offer into the shop. May run more than once for the same offer. */
export async function createListing(offer: { sku?: string; title?: string }): Promise<void> {
  console.log(`listing ${offer.sku}: ${offer.title}`);
}
