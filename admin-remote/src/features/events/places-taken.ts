import type { GalleryEvent } from '@gallery/shared/contract/programme/event';

/** '12 of 40'. */
export function placesTaken({ capacity, places_left }: GalleryEvent): string {
  return capacity === 0 ? 'No bookings' : `${capacity - places_left} of ${capacity}`;
}
