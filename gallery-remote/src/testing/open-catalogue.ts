import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';

export const artistId = '3f2b8c1e-0000-4000-8000-000000000001';
const artist = {
  _id: artistId,
  firstname: 'Ngọzi',
  slug: 'ngozi-eze',
  lastname: 'Eze',
  artist_statement: 'I learned to draw from women who never signed anything.',
  artist_bio: 'Born in Nsukka.\nWorks in Enugu.',
};
export const counts = { Painting: 2, 'Digital Painting': 1, Sculpture: 0 };
export const coil = sampleArtwork();
const sold = sampleArtwork({ _id: 'work-2', name_of_artwork: 'Self as Doorway', availability: 'sold' });
const digital = sampleArtwork({
  _id: 'work-3',
  name_of_artwork: 'Third Mainland',
  type_of_artwork: 'Digital Painting',
});

/** Serves three works in two pages. One is digital, and a search for 'zebra' finds none. */
export function openCatalogue() {
  stubApi({
    '/artist/artists': { artists: [artist], next: null },
    [`/artist/artist/${artistId}`]: { artist },
    '/artwork/choices': {
      materials: { Bronze: 2, Oil: 1 },
      sizes: { small: 3 },
      colors: { blue: 2 },
      artists: [{ _id: artistId, works: 2 }],
    },
    '/artwork': ({ q, type, cursor }) => {
      if (q === 'ezze') return { artworks: [coil], next: null, total: 1, counts, corrected: 'Eze' };
      if (q === 'zebra') return { artworks: [], next: null, total: 0, counts };
      if (type === 'Digital Painting') return { artworks: [digital], next: null, total: 1, counts };
      if (cursor === 'second page') return { artworks: [digital], next: null, total: 3, counts };
      return { artworks: [coil, sold], next: 'second page', total: 3, counts };
    },
  });
}

export const results = () => within(screen.getByRole('region', { name: 'Results' }));
