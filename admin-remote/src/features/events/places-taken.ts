import type { GalleryEvent } from '@gallery/shared/contract/programme/event';

/** Returns '12 of 40'. For an event with opening hours, the list of bookings shows the days. */
export function placesTaken({ capacity, places_left, opening_hours }: GalleryEvent): string {
  if (opening_hours) return `${capacity} a day`;
  return capacity === 0 ? 'No bookings' : `${capacity - places_left} of ${capacity}`;
}
