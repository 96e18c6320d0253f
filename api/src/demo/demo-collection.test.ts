import { access } from 'node:fs/promises';
import path from 'node:path';
import { createArtistSchema } from '@gallery/shared/contract/catalogue/artists/artist-input.schema';
import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-choices';
import { createArtworkSchema } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { maxPictureAlt, maxWorkPictures } from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import { demoCollection } from './demo-collection';

const { artists, works, picturesFolder } = demoCollection;

test('the collection has at least 36 works by 9 artists, of every type', () => {
  expect(works.length).toBeGreaterThanOrEqual(36);
  expect(new Set(works.map(({ artist }) => artist)).size).toBe(9);
  expect(new Set(works.map((work) => work.type_of_artwork))).toEqual(new Set(artworkTypes));
});

test.each(artists)(
  "'Create Artist' accepts $firstname $lastname unchanged",
  ({ key, exhibitions, ...artist }) => {
    const sent = { ...artist, exhibitions: exhibitions.join('\n') };
    expect(createArtistSchema.validateSync(sent)).toEqual(sent);
  },
);

test.each(works)("'Create Artwork' accepts '$name_of_artwork' unchanged", async (work) => {
  const sent = {
    img_url: `${work.picture}.jpg`,
    name_of_artwork: work.name_of_artwork,
    artist_email: artists.find(({ key }) => key === work.artist)?.email,
    type_of_artwork: work.type_of_artwork,
    price: work.price,
    description: work.description,
  };
  expect(createArtworkSchema.validateSync(sent)).toMatchObject(sent);
  await access(path.join(picturesFolder, sent.img_url));
});

test('further pictures have a file and a description, and each work has at most eight', async () => {
  const more = works.flatMap((work) => work.more ?? []);
  expect(more.length).toBeGreaterThanOrEqual(3);
  for (const { picture, alt } of more) {
    expect(alt.length).toBeLessThanOrEqual(maxPictureAlt);
    await access(path.join(picturesFolder, `${picture}.jpg`));
  }
  for (const { more = [] } of works) expect(more.length).toBeLessThanOrEqual(maxWorkPictures);
});

test('prices range from 45,000 to 9,500,000 naira', () => {
  for (const { price } of works) {
    expect(price).toBeGreaterThanOrEqual(45_000);
    expect(price).toBeLessThanOrEqual(9_500_000);
  }
});

test('each tab has at most one pair of adjacent works by the same artist', () => {
  for (const type of artworkTypes) {
    const hung = works.filter((work) => work.type_of_artwork === type);
    const alike = hung.filter(({ artist }, index) => artist === hung[index - 1]?.artist);
    expect(alike.length).toBeLessThanOrEqual(1);
  }
});
