import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { stubApi } from '@gallery/shared/testing/stub-api';

const painting = sampleArtwork();

const second = sampleArtwork({ _id: 'work-2', name_of_artwork: 'Self as Doorway' });

const sculpture = sampleArtwork({
  _id: 'work-3',
  name_of_artwork: 'Mother and Seed',
  type_of_artwork: 'Sculpture',
});

const newest = sampleArtwork({ _id: 'work-4', name_of_artwork: 'Wall After Rain' });

/** Serves two pages of paintings, one sculpture, no digital painting, and two events, one of them on the landing. */
export function openGallery() {
  stubApi({
    '/event': {
      events: [
        sampleEvent({ passed: true }),
        sampleEvent({ _id: 'event-2', title: 'Held Elsewhere', on_landing: false }),
      ],
    },
    '/artwork': ({ type, cursor }) => {
      if (!type) return { artworks: [newest], next: null };
      if (type === 'Sculpture') return { artworks: [sculpture], next: null };
      if (type === 'Digital Painting') return { artworks: [], next: null };
      return cursor === 'second page'
        ? { artworks: [second], next: null }
        : { artworks: [painting], next: 'second page' };
    },
  });
}
