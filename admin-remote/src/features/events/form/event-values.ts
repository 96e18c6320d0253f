import type { GalleryEvent } from '@gallery/shared/contract/programme/event';
import type { EventInput } from '@gallery/shared/contract/programme/event-input.schema';

type EventValues = { [Name in keyof EventInput]: string | number | boolean };

export const newEvent: EventValues = {
  title: '',
  summary: '',
  place: '',
  starts_at: '',
  ends_at: '',
  current: false,
  kind: 'Event',
  opening_hours: '',
  label: 'Book Now',
  on_landing: false,
  img_url: '',
  visual_description: '',
  capacity: '',
};

/** '' means unknown. */
export function valuesOf(event: GalleryEvent): EventValues {
  const { title, summary, place, starts_at, kind, current, label, on_landing, capacity } = event;
  return {
    title,
    summary,
    place,
    starts_at,
    kind,
    current,
    label,
    on_landing,
    opening_hours: event.opening_hours ?? '',
    ends_at: event.ends_at ?? '',
    img_url: event.img_url ?? '',
    visual_description: event.visual_description ?? '',
    capacity: String(capacity),
  };
}
