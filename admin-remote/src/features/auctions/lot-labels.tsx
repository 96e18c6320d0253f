import { formatDate, formatTime } from '@gallery/shared/format/dates';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { ConflictLabels } from '../../ui/conflict/conflict-dialog';
import { ArtworkName } from './artwork-name';

const dateTime = (value: unknown) => `${formatDate(String(value))}, ${formatTime(String(value))}`;

export const lotLabels: ConflictLabels = {
  artwork_id: { label: 'Artwork', show: (id) => <ArtworkName id={String(id)} /> },
  number: 'Lot number',
  starting_price: { label: 'Starting price', show: (price) => <Price amount={Number(price)} /> },
  opens_at: { label: 'Opening', show: dateTime },
  closes_at: { label: 'Closing', show: dateTime },
};
