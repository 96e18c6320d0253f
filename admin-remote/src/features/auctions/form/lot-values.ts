import type { Lot } from '@gallery/shared/contract/programme/lot';
import type { LotInput } from '@gallery/shared/contract/programme/lot-input.schema';

export function valuesOf(lot: Lot | undefined, number = 1): { [Name in keyof LotInput]: string } {
  return {
    number: String(lot?.number ?? number),
    artwork_id: lot?.artwork._id ?? '',
    starting_price: lot ? String(lot.starting_price) : '',
    opens_at: lot?.opens_at ?? '',
    closes_at: lot?.closes_at ?? '',
  };
}
