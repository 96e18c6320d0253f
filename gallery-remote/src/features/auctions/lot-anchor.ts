import type { Lot } from '@gallery/shared/contract/programme/lot';

/** The id of a lot's card on the page of the auction. */
export const lotAnchor = ({ number }: Pick<Lot, 'number'>) => `lot-${number}`;
