import { addressText, type DeliverTo } from '@gallery/shared/contract/orders/address/delivery-address';
import type { CreateOrderInput, DestinationInput } from '@gallery/shared/contract/orders/order-input.schema';
import { collectedText } from '@gallery/shared/contract/orders/shipment/collected-order';
import type { Database } from '../../../db/client';
import { readGalleryFacts } from '../../settings/gallery-facts';
import type { Buyer } from '../buyer/buyer';

/** The order of a customer or a guest; `network` is the address group of the request. */
export type OrderRequest = Pick<CreateOrderInput, 'artwork_id' | 'price' | 'delivery'> & {
  address: string;
  deliverTo: DeliverTo | null;
  buyer: Buyer;
  key: string | null;
  network: string;
};

/** Returns the one-line address, and its parts if the customer gave them. */
export async function destinationOf(
  db: Database,
  input: DestinationInput,
): Promise<Pick<OrderRequest, 'address' | 'deliverTo'>> {
  const { collect, deliver_to, address = '' } = input;
  if (collect) return { address: collectedText((await readGalleryFacts(db)).address), deliverTo: null };
  if (!deliver_to) return { address, deliverTo: null };
  return { address: addressText(deliver_to), deliverTo: deliver_to };
}
