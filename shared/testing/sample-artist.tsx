import type { ArtistRecord } from '../contract/catalogue/artists/artist';

export function sampleArtist(changes: Partial<ArtistRecord> = {}): ArtistRecord {
  return {
    _id: 'artist-1',
    firstname: 'Ngọzi',
    lastname: 'Eze',
    email: 'ngozi.eze@example.com',
    mobile: '+234 803 555 0101',
    artist_statement: 'I learned to draw from women who never signed anything.',
    artist_bio: 'Born in Nsukka.',
    slug: 'ngozi-eze',
    exhibitions: [{ year: 2024, title: 'After the Rains', place: 'Uli Gallery, Lagos' }],
    version: 1,
    ...changes,
  };
}
