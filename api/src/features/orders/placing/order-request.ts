import { brand } from '@gallery/shared/brand';
import { addressText, type DeliverTo } from '@gallery/shared/contract/orders/address/delivery-address';
import type { CreateOrderInput, DestinationInput } from '@gallery/shared/contract/orders/order-input.schema';
import { collectedText } from '@gallery/shared/contract/orders/shipment/collected-order';
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
export function destinationOf(input: DestinationInput): Pick<OrderRequest, 'address' | 'deliverTo'> {
  const { collect, deliver_to, address = '' } = input;
  if (collect) return { address: collectedText(brand.address), deliverTo: null };
  if (!deliver_to) return { address, deliverTo: null };
  return { address: addressText(deliver_to), deliverTo: deliver_to };
}
