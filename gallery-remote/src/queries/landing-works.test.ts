import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { chooseWorks } from './landing-works';

const shaped = (_id: string, width: number, height: number) =>
  sampleArtwork({ _id, picture: { base: '/v0/a', width, height, widths: [320], placeholder: 'data:,' } });

test('the landing chooses an upright hero and a different, wide work for the night band', () => {
  const works = [shaped('wide', 1600, 900), shaped('tall', 1200, 1600), shaped('square', 1000, 1000)];
  const { hero, unveiled } = chooseWorks(works);
  expect([hero?._id, unveiled?._id]).toEqual(['tall', 'wide']);
});

test('a collection of one work fills the hero alone', () => {
  const { hero, unveiled } = chooseWorks([shaped('wide', 1600, 1000)]);
  expect([hero?._id, unveiled]).toEqual(['wide', undefined]);
});

test.each([
  ['small', 400, 300],
  ['narrow', 300, 3000],
  ['flat', 3000, 400],
  ['just too small', 999, 1200],
])('a %s work (%i × %i px) never becomes the hero', (_what, width, height) => {
  const works = [shaped('newest', width, height), shaped('older', 1600, 1600)];
  expect(chooseWorks(works).hero?._id).toBe('older');
  expect(chooseWorks([shaped('only', width, height)]).hero).toBeUndefined();
});
