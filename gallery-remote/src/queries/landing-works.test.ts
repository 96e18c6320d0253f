import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { placeWorks } from './landing-works';

const shaped = (_id: string, width: number, height: number) =>
  sampleArtwork({ _id, picture: { base: '/v0/a', width, height, widths: [320], placeholder: 'data:,' } });
const placed = (...artworks: ReturnType<typeof shaped>[]) => {
  const counts = { Painting: 0, 'Digital Painting': 0, Sculpture: 0 };
  const answer = { artworks, next: null, total: artworks.length, counts, stream_position: 1 };
  const { hero, unveiled } = placeWorks(answer);
  return [hero?._id, unveiled?._id];
};

test('the first work is the hero, and the second stands in the night band', () => {
  expect(placed(shaped('tall', 1200, 1600), shaped('wide', 1600, 900))).toEqual(['tall', 'wide']);
  expect(placed()).toEqual([undefined, undefined]);
});

test.each([
  ['small', 400, 300],
  ['narrow', 300, 3000],
  ['just too small', 999, 1200],
])('a %s work (%i × %i px) never becomes the hero', (_what, width, height) => {
  expect(placed(shaped('first', width, height))).toEqual([undefined, 'first']);
});
