import type { EditField } from '@gallery/shared/contract/collection/edit-limits';
import { isOfTags } from './tag-change';

/** Returns what staff read for the value of a field. An artist's value is an id, whose name the caller knows. */
export function wordsOf(field: EditField, value: string | null, artist = 'No Name'): string {
  if (field === 'artist') return artist;
  if (field === 'price') return value ?? '';
  if (field === 'availability') return value === 'available' ? 'Available' : 'Sold';
  if (isOfTags(field)) return value || 'No tags';
  if (field === 'archived') return value === null ? 'In the catalogue' : 'Archived';
  return words[field][value === null ? 'unknown' : (value as 'true' | 'false')];
}

const words = {
  framed: { true: 'Framed', false: 'Not framed', unknown: 'Unknown' },
  price_on_request: { true: 'Price on request', false: 'Price shown', unknown: '' },
  open_to_offers: { true: 'Open to offers', false: 'Closed to offers', unknown: '' },
};

export function labelOf(field: EditField): string {
  if (isOfTags(field)) return 'tags';
  return field.replaceAll('_', ' ');
}
