import { guestOrderPath } from '@gallery/shared/paths/gallery-paths';
import { type SignedIds, signedIdsOf } from '../../http/signed-ids';
import type { Outbox } from '../mail/outbox';

/** Writes mails about orders. Those to guests have the signed link of their order. */
export type OrderOutbox = Outbox & { orderLinks: SignedIds };

/** The holder of a token sees one order of a guest. */
export function orderLinksOf(tokenSecrets: readonly string[]): SignedIds {
  return signedIdsOf(tokenSecrets, 'order of a guest');
}

export function orderLinkUrl({ orderLinks, settings }: OrderOutbox, orderId: string): string {
  return `${settings.publicUrl}${guestOrderPath(orderLinks.sign(orderId))}`;
}
