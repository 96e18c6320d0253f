import type { Lot } from '@gallery/shared/contract/programme/lot';

export const lotAnchor = ({ number }: Pick<Lot, 'number'>) => `lot-${number}`;
