import type { User } from '@gallery/shared/contract/account/user';
import type { Guest } from '@gallery/shared/contract/guests/guest';
import type { Order } from '@gallery/shared/contract/orders/order';
import { useSession } from '@gallery/shared/host';
import { ordersPath } from '@gallery/shared/paths/account-paths';
import { ordersOfGuestsPath } from '@gallery/shared/paths/gallery-paths';
import { guestOfText, onGuestChange, storedGuest } from '@gallery/shared/payments/guest-access';
import { useSyncExternalStore } from 'react';

type BuyerSession = {
  status: 'reading' | 'known';
  /** The customer, or the guest in the form of one, or `null`. */
  user: User | null;
  isGuest: boolean;
};

/** Who buys in this tab. An account comes before a guest. */
export function useBuyer(): BuyerSession {
  const { status, user } = useSession();
  const guest = useGuest();
  const isGuest = status === 'known' && !user && guest !== null;
  return { status, user: isGuest ? userOfGuest(guest) : user, isGuest };
}

/** The guest whose address is confirmed in this tab, or `null`. */
export function useGuest(): Guest | null {
  const text = useSyncExternalStore(onGuestChange, storedGuest, () => null);
  return guestOfText(text)?.guest ?? null;
}

function userOfGuest(guest: Guest): User {
  return { ...guest, title: '', address: '', role: 'customer' };
}

/** Where the buyer sees an order: a guest outside of the dashboard. */
export function ownOrderPath({ _id, user_id }: Pick<Order, '_id' | 'user_id'>): string {
  return `${user_id === null ? ordersOfGuestsPath : ordersPath}?order=${_id}`;
}

/** The same before the order has loaded. */
export function orderPathOf(id: string, isGuest: boolean): string {
  return ownOrderPath({ _id: id, user_id: isGuest ? null : id });
}
