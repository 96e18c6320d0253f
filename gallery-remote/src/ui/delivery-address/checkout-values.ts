import type { User } from '@gallery/shared/contract/account/user';
import { addressText, type DeliverTo } from '@gallery/shared/contract/orders/address/delivery-address';
import type { CheckoutValues } from '@gallery/shared/contract/orders/address/delivery-address.schema';
import { homeCountry } from '@gallery/shared/contract/orders/address/destinations';
import type { Order } from '@gallery/shared/contract/orders/order';
import { collectedText, isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';

/** What the form shows first: what this tab remembers, or else where the hold goes, the last address, or an empty one. */
export function firstValues(
  user: User,
  last: DeliverTo | null,
  draft: Partial<CheckoutValues>,
  hold: Order | null,
): CheckoutValues {
  const { to, ...parts } = draft;
  const blank = {
    name: [user.firstname, user.lastname].join(' '),
    phone: user.mobile,
    line: '',
    city: '',
    state: '',
    postcode: '',
    country: homeCountry,
    note: '',
  };
  return { ...blank, ...hold?.deliver_to, ...parts, to: firstChoice(to, last, hold) };
}

function firstChoice(
  drafted: CheckoutValues['to'] | undefined,
  last: DeliverTo | null,
  hold: Order | null,
): CheckoutValues['to'] {
  if (drafted === 'collect' || drafted === 'new') return drafted;
  if (hold && isCollected(hold)) return 'collect';
  const isElsewhere = hold?.deliver_to && (!last || addressText(last) !== hold.address);
  return last && !isElsewhere ? 'last' : 'new';
}

/** What the API gets of the chosen destination. The previous release reads the text alone. */
export type Destination = { address: string; deliver_to?: DeliverTo; collect?: true };

/** `gallery` is the gallery's address. */
export function destinationOf(
  { to, ...given }: CheckoutValues,
  last: DeliverTo | null,
  gallery: string,
): Destination {
  if (to === 'collect') return { address: collectedText(gallery), collect: true };
  const deliver_to = to === 'last' && last ? { ...last, note: given.note } : given;
  return { address: addressText(deliver_to), deliver_to };
}

/** Returns the country and state of a destination as soon as they decide the delivery, or `null`. */
export function regionOf(
  { to, country, state }: CheckoutValues,
  last: DeliverTo | null,
): Pick<DeliverTo, 'country' | 'state'> | null {
  if (to === 'collect') return null;
  const region = to === 'last' && last ? last : { country, state };
  return region.country === homeCountry && !region.state ? null : region;
}
