import { type GuestAnswer, guestScheme, orderIdOfLink, orderLinkScheme } from '../contract/guests/guest';
import { ordersOfGuestsPath } from '../paths/gallery-paths';

/** A buyer without an account, with the token that only buys. */
export type GuestAccess = GuestAnswer['data'];

const guestKey = 'guest';
const linkKey = (orderId: string) => `order link ${orderId}`;
const listeners = new Set<() => void>();

/** Returns the stored text, so that a hook can compare it. */
export function storedGuest(): string | null {
  try {
    return sessionStorage.getItem(guestKey);
  } catch {
    return null;
  }
}

/** Returns `null` for a token that has ended. */
export function guestOfText(text: string | null): GuestAccess | null {
  const access: GuestAccess | null = text ? JSON.parse(text) : null;
  return access && Date.parse(access.ends_at) > Date.now() ? access : null;
}

/** Keeps the guest in this tab, or forgets it. Other remotes notice at their next render. */
export function keepGuest(access: GuestAccess | null): void {
  keep(guestKey, access && JSON.stringify(access));
  for (const listener of listeners) listener();
}

export function onGuestChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function keepOrderLink(token: string): void {
  keep(linkKey(orderIdOfLink(token)), token);
}

export function forgetOrderLink(orderId: string): void {
  keep(linkKey(orderId), null);
}

/** Drops what the API refused: the guest after a 401, a link after a 404. */
export function dropRefused(authorization: string, status: number | undefined): void {
  const [scheme, token = ''] = authorization.split(' ');
  if (scheme === guestScheme && status === 401) keepGuest(null);
  if (scheme === orderLinkScheme && status === 404) forgetOrderLink(orderIdOfLink(token));
}

/** Returns the `authorization` of a call about orders. A signed link comes before a session on its own page alone. */
export function orderAuthorization(url: string, sessionToken: string | null): string | null {
  const [, rest] = /\/order\/([^?]+)/.exec(url) ?? [];
  const link = rest ? read(linkKey(rest.split('/')[0] ?? '')) : null;
  const isOnItsPage = window.location.pathname === ordersOfGuestsPath;
  if (sessionToken && !(link && isOnItsPage)) return `Bearer ${sessionToken}`;
  if (link) return `${orderLinkScheme} ${link}`;
  const guest = rest ? guestOfText(storedGuest()) : null;
  return guest && `${guestScheme} ${guest.token}`;
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A browser may refuse its storage. Then buying needs an account. */
function keep(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    return;
  }
}
