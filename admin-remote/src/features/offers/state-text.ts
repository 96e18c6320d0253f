import type { OfferRecord } from '@gallery/shared/contract/offers/offer';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatDateTime } from '@gallery/shared/domain/time';

/** Says who has to act, or how the offer ended. */
export function stateTextOf({ state, counter, expires_at, order }: OfferRecord): string {
  switch (state) {
    case 'open':
      return `Waits for our reply until ${formatDateTime(expires_at)}.`;
    case 'countered':
      return `Our counter-offer of ${formatNaira(counter ?? 0)} is open until ${formatDateTime(expires_at)}.`;
    case 'accepted':
      return `Agreed${counter === null ? '' : ` at ${formatNaira(counter)}`}. ${order?.status ?? ''}.`;
    case 'declined':
      return 'We declined.';
    case 'withdrawn':
      return 'The collector withdrew.';
    case 'expired':
      return counter === null ? 'Expired without our reply.' : 'Our counter-offer expired.';
    case 'lapsed':
      return 'The work went to another collector.';
  }
}
