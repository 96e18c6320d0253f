import type { GalleryEvent } from '../contract/programme/event.schema';

export function sampleEvent(changes: Partial<GalleryEvent> = {}): GalleryEvent {
  return {
    _id: 'event-1',
    title: 'The Unveiling of the ARTIST',
    summary: 'An evening with the artist.',
    place: 'Ikoyi, Lagos',
    starts_at: '2023-12-27T17:00:00.000Z',
    ends_at: null,
    kind: 'Event',
    opening_hours: null,
    current: false,
    label: 'Book Now',
    on_landing: true,
    img_url: null,
    picture: null,
    visual_description: null,
    capacity: 40,
    places_left: 40,
    passed: false,
    version: 1,
    ...changes,
  };
}
