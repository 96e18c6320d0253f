import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { Price } from '@gallery/shared/ui/artwork/price';

/** Shows '#1,200,000 to #1,800,000', or the only known end of the range. */
export function Estimate({ lot: { estimate_low: low, estimate_high: high } }: { lot: Lot }) {
  return (
    <>
      {low !== null && <Price amount={low} />}
      {low !== null && high !== null && ' to '}
      {high !== null && <Price amount={high} />}
    </>
  );
}

export const reserveText = { none: 'No reserve', 'not met': 'Reserve not met', met: 'Reserve met' };
