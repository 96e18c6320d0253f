import { addArtwork } from '../../testing/gallery/records';
import { artworkOffice } from '../../testing/setup/artwork-office';
import { pictures } from '../media/picture.table';

const office = artworkOffice();

test('accepts only an address of the storage as picture and saves it as a path', async () => {
  const addresses = [
    'https://elsewhere.example/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
    '//evil.example/a',
    '/api/media/0/original.jpg',
    'a.jpg',
    '/v0/b/uli-gallery/o/images%2Fnone.jpg?alt=media&token=x',
    '\\\\a\\b',
    office.imgUrl.replace('uli-gallery', 'other'),
    office.imgUrl.replace(/token=.*/, 'token=x'),
    office.imgUrl.replace(/&token=.*/, ''),
    `https://elsewhere.example${office.imgUrl}`,
    `ftp://localhost${office.imgUrl}`,
    `http://a@localhost${office.imgUrl}`,
    office.imgUrl.replace('images%2F', 'images%2F..%2F'),
    office.imgUrl.replace('/v0/', '/v0/../v0//'),
    `http://[${office.imgUrl}`,
  ];
  for (const img_url of addresses) {
    const answer = await office.curator.does('POST', '/artwork/create', { ...office.form(), img_url });
    expect({ img_url, ...answer }).toMatchObject({
      img_url,
      status: 422,
      errors: { img_url: expect.any(String) },
    });
  }
  const absolute = { ...office.form(), img_url: `https://gallery.example${office.imgUrl}` };
  const created = await office.curator.does('POST', '/artwork/create', absolute);
  expect(created.artwork.img_url).toBe(office.imgUrl);
});

test('a new picture has no smaller versions until a job makes them', async () => {
  const picture = { hash: 'a', width: 9, height: 9, widths: [9], placeholder: '' };
  await office.database.db.insert(pictures).values(picture);
  const { id } = await addArtwork(office.database.db, { artistId: office.artist.id, pictureHash: 'a' });
  const { artwork } = await office.curator.does('PUT', `/artwork/${id}`, { ...office.form(), version: 1 });
  expect(artwork).toMatchObject({ img_url: office.imgUrl, picture: null });
  expect(office.sent).toEqual([['make-pictures', { of: 'artwork', id }]]);
});

test('a curator sees a failed picture and starts it again', async () => {
  const { id } = await addArtwork(office.database.db, { artistId: office.artist.id, pictureFailed: true });
  expect((await office.curator.sees(`/artwork/${id}/record`)).artwork.picture_state).toBe('failed');
  expect(await office.curator.does('POST', `/artwork/${id}/picture`)).toMatchObject({ status: 200 });
  expect(office.sent).toEqual([['make-pictures', { of: 'artwork', id }]]);
  expect((await office.curator.sees(`/artwork/${id}/record`)).artwork.picture_state).toBe('making');
});
