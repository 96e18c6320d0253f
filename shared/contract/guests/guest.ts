export type { Guest, GuestAnswer, GuestOrderAnswer } from './guest.schema';

export const guestPaths = {
  code: '/guest/code',
  /** Exchanges the code for a token that only buys. */
  confirm: '/guest/confirm',
  account: '/guest/account',
  /** An order and its buyer, for the guest and for the holder of the order's signed link. */
  order: (id: string) => `/order/${encodeURIComponent(id)}/guest`,
};

export const guestCodeDigits = 6;

/** The scheme of the `authorization` header for the token of a confirmed guest. */
export const guestScheme = 'Guest';
/** The scheme for the token of an order's signed link. */
export const orderLinkScheme = 'Order';

/** Returns the id of the order that a signed link opens. The API checks the rest of the token. */
export function orderIdOfLink(link: string): string {
  return link.split('.')[0] ?? '';
}
