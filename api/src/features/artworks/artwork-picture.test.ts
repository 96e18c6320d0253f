import { addArtwork } from '../../testing/gallery/records';
import { setUpArtworkApi } from '../../testing/setup/artwork-api';
import { pictures } from '../media/picture.table';

const api = setUpArtworkApi();

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
    api.imgUrl.replace('uli-gallery', 'other'),
    api.imgUrl.replace(/token=.*/, 'token=x'),
    api.imgUrl.replace(/&token=.*/, ''),
    `https://elsewhere.example${api.imgUrl}`,
    `ftp://localhost${api.imgUrl}`,
    `http://a@localhost${api.imgUrl}`,
    api.imgUrl.replace('images%2F', 'images%2F..%2F'),
    api.imgUrl.replace('/v0/', '/v0/../v0//'),
    `http://[${api.imgUrl}`,
  ];
  for (const img_url of addresses) {
    const answer = await api.curator.does('POST', '/artwork/create', { ...api.form(), img_url });
    expect({ img_url, ...answer }).toMatchObject({
      img_url,
      status: 422,
      errors: { img_url: expect.any(String) },
    });
  }
  const absolute = { ...api.form(), img_url: `https://gallery.example${api.imgUrl}` };
  const created = await api.curator.does('POST', '/artwork/create', absolute);
  expect(created.artwork.img_url).toBe(api.imgUrl);
});

test('a new picture has no smaller versions until a job makes them', async () => {
  const picture = { hash: 'a', width: 9, height: 9, widths: [9], placeholder: '' };
  await api.database.db.insert(pictures).values(picture);
  const { id } = await addArtwork(api.database.db, { artistId: api.artist.id, pictureHash: 'a' });
  const { artwork } = await api.curator.does('PUT', `/artwork/${id}`, { ...api.form(), version: 1 });
  expect(artwork).toMatchObject({ img_url: api.imgUrl, picture: null });
  expect(api.sent).toEqual([['make-pictures', { of: 'artwork', id }]]);
});

test('a curator sees a failed picture and starts it again', async () => {
  const { id } = await addArtwork(api.database.db, { artistId: api.artist.id, pictureFailed: true });
  expect((await api.curator.sees(`/artwork/${id}/record`)).artwork.picture_state).toBe('failed');
  const failed = async (url: string, works: 'artworks' | 'works') =>
    (await api.curator.sees(url))[works].find(({ _id }: { _id: string }) => _id === id).picture_failed;
  expect(await failed('/artwork?short=true', 'artworks')).toBe(true);
  expect(await failed('/collection/works', 'works')).toBe(true);
  expect(await api.curator.does('POST', `/artwork/${id}/picture`)).toMatchObject({ status: 200 });
  expect(api.sent).toEqual([['make-pictures', { of: 'artwork', id }]]);
  expect((await api.curator.sees(`/artwork/${id}/record`)).artwork.picture_state).toBe('making');
  expect(await failed('/artwork?short=true', 'artworks')).toBeUndefined();
});
