const artists = Array.from({ length: 12 }, (_, i) => ({
  _id: `artist-${i}`,
  firstname: 'Ngọzi',
  lastname: `Eze ${i}`,
}));
const types = ['Painting', 'Digital Painting', 'Sculpture'];
const picture = (name) => ({
  base: `/v0/${name}`,
  width: 1600,
  height: 1200,
  widths: [320, 480, 768, 1280],
  placeholder: 'data:image/png;base64,AAAA',
});
const artworks = Array.from({ length: 24 }, (_, i) => ({
  _id: `work-${i}`,
  name_of_artwork: `Agwọlagwọ ${i}`,
  type_of_artwork: types[i % types.length],
  price: 1_850_000 + i * 10_000,
  img_url: `/v0/coil-${i}.jpg`,
  picture: picture(`coil-${i}`),
  visual_description: 'A black coil on raw linen',
  artist_id: artists[i % artists.length],
  availability: i % 5 === 0 ? 'sold' : 'available',
  held_until: null,
}));
const artwork = {
  ...artworks[1],
  description: 'A single loaded brush.\nOne breath.',
  artist_id: { ...artists[1], artist_statement: 'I learned to draw from women who never signed anything.' },
  version: 1,
  year: 2023,
  materials: 'Oil on linen',
  height_cm: 90,
  width_cm: 120,
  framed: true,
  signed: false,
  condition: 'Excellent',
};
const events = Array.from({ length: 8 }, (_, i) => ({
  _id: `event-${i}`,
  title: `An evening with the artist ${i}`,
  summary: 'Works of the last year, and who made them.',
  place: 'Ikoyi, Lagos',
  starts_at: `2099-12-${10 + i}T17:00:00.000Z`,
  ends_at: null,
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
}));

/** Keys are the paths that a page requests, without the query. */
export const sampleAnswers = {
  '/api/artwork': {
    artworks,
    next: null,
    total: 24,
    counts: { Painting: 8, 'Digital Painting': 8, Sculpture: 8 },
    stream_position: 0,
  },
  '/api/artwork/work-1': { artwork, stream_position: 0 },
  '/api/artist/artists': { artists, next: null },
  '/api/event': { events },
  '/api/lot': { lots: [], next: null, now: '2099-12-01T09:00:00.000Z', stream_position: 0 },
  '/api/auction': { auctions: [], now: '2099-12-01T09:00:00.000Z' },
  '/api/payment': { mode: 'off' },
};
/** Pages of the gallery that request nothing else. */
export const samplePages = ['/', '/artist', '/art-page/work-1', '/about', '/event-booking', '/contact-us'];
