import { brand } from '@gallery/shared/brand';
import type { GalleryEvent } from '@gallery/shared/contract/programme/event';
import { usePublicUrl } from '@gallery/shared/host';
import { JsonLd } from '../../../ui/json-ld';
import { eventPath } from '../event-path';

export function EventMeta({ event }: { event: GalleryEvent }) {
  const publicUrl = usePublicUrl();
  return <JsonLd data={exhibitionOf(event, publicUrl)} />;
}

function exhibitionOf(event: GalleryEvent, publicUrl: string) {
  return {
    '@type': 'ExhibitionEvent',
    name: event.title,
    description: event.summary,
    startDate: event.starts_at,
    endDate: event.ends_at ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: publicUrl + eventPath(event),
    image: event.img_url && publicUrl + event.img_url,
    location: {
      '@type': 'Place',
      name: brand.name,
      address: { '@type': 'PostalAddress', streetAddress: event.place, addressCountry: 'NG' },
    },
    organizer: { '@type': 'ArtGallery', name: brand.name, url: `${publicUrl}/` },
  };
}
