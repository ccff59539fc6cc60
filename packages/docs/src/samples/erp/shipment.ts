import type { CreateDeliverySource, DeliveryNote } from "@kontor/erp-types";
import { StepUnclear } from "@kontor/http/journal";
import { checkId, type Desk } from "./desk.ts";

export interface Shipment {
  salesOrderId: string;
  shippingMethodId: string;
  /** The weight of the package. Its unit is not known; see what your ERP shows. */
  weight: number;
  trackingId: string;
  /** Where the goods come from: type 0 is a warehouse, 1 a supplier, 2 the cheapest, 3 the fastest and 4 the standard supplier. */
  deliverySources: CreateDeliverySource[];
}

/** Reserves the goods of an order and ships them. Gives the ids of the packages. */
export async function sendOrder(desk: Desk, { deliverySources, ...parcel }: Shipment): Promise<string[]> {
  const { erp, journal } = desk;
  const { salesOrderId } = parcel;
  const picklistIds = await journal.once(`reserve ${salesOrderId}`, async (isRepeat) => {
    const known = isRepeat ? await listPickLists(desk, salesOrderId) : [];
    if (known.length > 0) return known;
    const { picklists = [] } = await erp.deliveries.reserveStock({
      deliverySources,
      picklistReserveOptions: { picklistPerOrder: true },
      salesOrders: [{ salesOrderId }],
    });
    return picklists.map(({ picklistId }) => checkId(picklistId, "a pick list"));
  });
  await journal.once(`ship ${salesOrderId}`, async (isRepeat) => {
    if (isRepeat && (await listNotes(desk, salesOrderId)).some((note) => mayHave(note, parcel.trackingId))) return;
    await erp.deliveries.deliver({ picklistIds, isPartialDelivery: false, deliveryPackage: [parcel] });
  });
  // the filter of the list is no proof: a package is that of the order if it has its tracking id
  const packages = (await listNotes(desk, salesOrderId))
    .flatMap((note) => note.packages ?? [])
    .filter(({ trackingID }) => trackingID === parcel.trackingId);
  // the ERP may need a moment until it shows them: start the job again
  if (packages.length === 0) throw new StepUnclear(`The ERP shows no package of the order ${salesOrderId}`);
  return packages.map(({ id }) => checkId(id, "a package"));
}

async function listPickLists({ erp }: Desk, salesOrderId: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const { picklistId, orders = [] } of erp.deliveries.eachPickListReservations())
    if (orders.some((order) => order.salesOrderId === salesOrderId)) ids.push(checkId(picklistId, "a pick list"));
  return ids;
}

/** Whether a delivery note may have the package of a tracking id: it has it, or does not show its packages yet. */
function mayHave({ packages = [] }: DeliveryNote, trackingId: string): boolean {
  return packages.length === 0 || packages.some(({ trackingID }) => !trackingID || trackingID === trackingId);
}

async function listNotes({ erp }: Desk, salesOrderId: string): Promise<DeliveryNote[]> {
  const notes: DeliveryNote[] = [];
  for await (const note of erp.deliveryNotes.each({ salesOrderNumberId: salesOrderId })) notes.push(note);
  return notes;
}
