import { formatTime } from '@gallery/shared/domain/clock';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatDate } from '@gallery/shared/domain/time';
import type { ConflictLabels } from '../../../ui/conflict/conflict-dialog';
import { intervalText } from './fact-options';

const dateTime = (value: unknown) => `${formatDate(String(value))}, ${formatTime(String(value))}`;
const money = (value: unknown) => formatNaira(Number(value));

export const auctionLabels: ConflictLabels = {
  title: 'Title',
  viewing: 'The works can be seen',
  opens_at: { label: 'Bidding opens', show: dateTime },
  closes_at: { label: 'First lot ends', show: dateTime },
  lot_interval: { label: 'Lots end apart', show: (value) => intervalText(Number(value)) },
  approval_from: { label: 'Staff approve bidders from', show: money },
  delivery_fee: { label: 'Delivery of a lot', show: money },
  increments_version: 'Version of the increments',
  premium_version: 'Version of the premium',
  conditions_version: 'Version of the conditions',
};
