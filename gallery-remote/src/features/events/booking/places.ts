import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { countOf } from '@gallery/shared/domain/count-of';

/** Returns `null` for an event without bookings. */
export function placesText({
  capacity,
  places_left,
  label,
  passed,
  opening_hours,
}: GalleryEvent): string | null {
  if (capacity === 0 || label === 'Closed' || passed) return null;
  if (opening_hours) return `${formatPlaces(capacity)} a day`;
  if (places_left <= 0) return 'Full, waitlist open';
  if (places_left === capacity) return formatPlaces(capacity);
  return `${places_left} of ${formatPlaces(capacity)} left`;
}

export function formatPlaces(places: number): string {
  return countOf(places, 'place');
}
