import { formatTime } from '@gallery/shared/domain/clock';
import { formatDate } from '@gallery/shared/domain/time';
import type { ConflictLabels } from '../../../ui/conflict/conflict-dialog';

const dateTime = (value: unknown) => `${formatDate(String(value))}, ${formatTime(String(value))}`;
const yesOrNo = (value: unknown) => (value === true ? 'Yes' : 'No');

export const eventLabels: ConflictLabels = {
  title: 'Title',
  summary: 'Summary',
  place: 'Place',
  starts_at: { label: 'Start', show: dateTime },
  ends_at: { label: 'End', show: dateTime },
  kind: 'Kind',
  opening_hours: 'Opening hours',
  label: 'Label',
  capacity: 'Capacity',
  current: { label: 'Currently happening', show: yesOrNo },
  on_landing: { label: 'On the landing page', show: yesOrNo },
  img_url: { label: 'Picture', show: (url) => <img src={String(url)} alt="" /> },
  visual_description: 'Visual description',
};
