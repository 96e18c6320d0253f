import { brand } from '@gallery/shared/brand';
import type { EventKind } from '@gallery/shared/contract/programme/event';
import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { usePublicUrl } from '@gallery/shared/host';
import { eventPath } from '@gallery/shared/paths/gallery-paths';
import { JsonLd } from '../../../ui/json-ld';

export function EventMeta({ event }: { event: GalleryEvent }) {
  const publicUrl = usePublicUrl();
  return <JsonLd data={dataOf(event, publicUrl)} />;
}

const types = {
  Exhibition: 'ExhibitionEvent',
  Talk: 'EducationEvent',
  Workshop: 'EducationEvent',
  Evening: 'SocialEvent',
  Event: 'Event',
} satisfies Record<EventKind, string>;

function dataOf(event: GalleryEvent, publicUrl: string) {
  return {
    '@type': types[event.kind] ?? types.Event,
    name: event.title,
    description: event.summary,
    startDate: event.starts_at,
    endDate: event.ends_at ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: publicUrl + eventPath(event._id),
    image: event.img_url && publicUrl + event.img_url,
    location: placeOf(event),
    organizer: { '@type': 'ArtGallery', name: brand.name, url: `${publicUrl}/` },
  };
}

/** Splits 'Uli Gallery, 12 Uli Close, Ikoyi, Lagos' after the name. The rest is the address. */
function placeOf({ place }: GalleryEvent) {
  const [name = brand.name, ...address] = place.split(', ');
  const streetAddress = address.length > 0 ? address.join(', ') : undefined;
  return {
    '@type': 'Place',
    name,
    address: { '@type': 'PostalAddress', streetAddress, addressCountry: 'NG' },
  };
}
