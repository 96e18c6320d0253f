import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { addArtist, addArtwork } from '../../testing/gallery/records';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { listAudit } from '../audit/list-audit';
import { artists } from './artist.table';

const adminApi = setUpAdminApi();
const { curator } = adminApi;
beforeEach(() => adminApi.db.delete(artists));

const form = {
  firstname: 'Ṣadé',
  lastname: 'Ọlátúnjí',
  email: 'sade@artists.example',
  mobile: '+2348030000000',
  artist_bio: 'Born in Lagos.',
  artist_statement: 'I paint what the rain leaves.',
};

const edit = { ...form, version: 1 };

test('a curator adds an artist, and visitors see neither email nor phone', async () => {
  const created = await curator.does('POST', '/artist/create', form);
  expect(created).toEqual({
    status: 201,
    message: 'Artist created.',
    artist: {
      ...form,
      _id: expect.any(String),
      slug: 'sade-olatunji',
      exhibitions: [],
      img_url: null,
      portrait: null,
      portrait_alt: '',
      version: 1,
    },
  });
  const url = `/artist/artist/${created.artist._id}`;
  const publicAnswer = await adminApi.app.inject(`/api${url}`);
  expect(Object.keys(publicAnswer.json().artist)).not.toContain('email');
  expect(publicAnswer.body).not.toContain(form.mobile);
  expect(await curator.sees(url)).toEqual({ status: 200, artist: created.artist });
});

test('the history of an artist says who changed what, and only to staff', async () => {
  const { artist } = await curator.does('POST', '/artist/create', form);
  const url = `/artist/artist/${artist._id}`;
  await curator.does('PUT', url, { ...edit, artist_bio: 'Born in Ìbàdàn.' });
  const { audit } = await curator.sees(`${url}/audit`);
  expect(audit).toMatchObject([
    { action: 'Artist created' },
    { action: 'Artist changed', to: expect.stringContaining('Born in Ìbàdàn.') },
  ]);
  expect((await curator.sees(`/artist/artist/${randomUUID()}/audit`)).status).toBe(404);
  expect((await adminApi.app.inject(`/api${url}/audit`)).statusCode).toBe(401);
});

test('an administrator’s answers are not cached, and other tokens see what visitors see', async () => {
  const { id } = await addArtist(adminApi.db);
  const customer = bearer((await signUp(adminApi.app)).token);
  for (const url of ['/api/artist/artists', `/api/artist/artist/${id}`]) {
    const asAdministrator = await adminApi.app.inject({ url, headers: curator.headers });
    expect(asAdministrator.headers['cache-control']).toBe('private, no-store');
    expect(asAdministrator.body).toContain('@artists.example');
    for (const headers of [customer, bearer('not.a.token'), { authorization: 'x' }, {}]) {
      const answer = await adminApi.app.inject({ url, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('@artists.example');
    }
  }
});

test('refuses an email address that another artist has, in any letter case', async () => {
  const { id } = await addArtist(adminApi.db, { email: 'SADE@artists.example' });
  const message = 'There is already an artist with this email address.';
  const refusal = { status: 409, message, errors: { email: message } };
  expect(await curator.does('POST', '/artist/create', form)).toEqual(refusal);
  const other = await addArtist(adminApi.db);
  expect(await curator.does('PUT', `/artist/artist/${other.id}`, edit)).toEqual(refusal);
  expect(await curator.does('PUT', `/artist/artist/${id}`, edit)).toMatchObject({ status: 200 });
});

test('finds works by an artist’s new name and audits the change', async () => {
  const { id, ...artist } = await addArtist(adminApi.db, { firstname: 'Tunde' });
  const work = await addArtwork(adminApi.db, { artistId: id });
  const { firstname: _old, statement: artist_statement, bio: artist_bio, ...rest } = artist;
  const change = { ...rest, artist_statement, artist_bio, firstname: 'Babátúndé' };
  expect(await curator.does('PUT', `/artist/artist/${id}`, change)).toMatchObject({
    status: 200,
    message: 'Artist updated.',
    artist: { firstname: 'Babátúndé' },
  });
  const found = (await adminApi.app.inject('/api/artwork?q=babatunde')).json();
  expect(found.artworks).toMatchObject([{ _id: work.id, artist_id: { firstname: 'Babátúndé' } }]);
  expect(await listAudit(adminApi.db, 'artist', id)).toMatchObject([
    { by: 'Ngọzi Eze', action: 'Artist changed', from: 'firstname: Tunde', to: 'firstname: Babátúndé' },
  ]);
});

test('changes an artist by the documented fields and audits the full old values', async () => {
  const bio = 'Born in Lagos. '.repeat(20);
  const { artist } = await curator.does('POST', '/artist/create', { ...form, artist_bio: bio });
  const url = `/artist/artist/${artist._id}`;
  const changed = await curator.does('PUT', url, {
    ...form,
    artist_bio: 'Lives in Jos.',
    mobile: '08030000001',
  });
  expect(changed).toMatchObject({ status: 200, message: 'Artist updated.', artist: { version: 2 } });
  const [, entry] = await listAudit(adminApi.db, 'artist', artist._id);
  expect(entry).toMatchObject({
    action: 'Artist changed',
    from: `artist_bio: ${bio.trim()}; mobile: +2348030000000`,
    to: 'artist_bio: Lives in Jos.; mobile: 08030000001',
  });
});

test('refuses an edit of an older version and a version that is not a number', async () => {
  const { artist } = await curator.does('POST', '/artist/create', form);
  const url = `/artist/artist/${artist._id}`;
  await curator.does('PUT', url, { ...form, mobile: '08030000001' });
  expect(await curator.does('PUT', url, edit)).toMatchObject({ status: 409, artist: { version: 2 } });
  for (const version of ['', 'one', 0, null])
    expect(await curator.does('PUT', url, { ...edit, version })).toMatchObject({ status: 422 });
});

test('removing an artist keeps the works without an artist, and the search forgets the name', async () => {
  const { id } = await addArtist(adminApi.db, { lastname: 'Xanthopoulos' });
  const work = await addArtwork(adminApi.db, { artistId: id });
  const removed = await curator.does('DELETE', '/artist/delete', { artist_id: id });
  expect(removed).toEqual({ status: 200, message: 'Artist removed.' });
  expect((await adminApi.app.inject(`/api/artwork/${work.id}`)).json().artwork.artist_id).toBeNull();
  expect((await adminApi.app.inject('/api/artwork?q=xanthopoulos')).json().total).toBe(0);
  expect(await curator.does('DELETE', '/artist/delete', { artist_id: id })).toMatchObject({ status: 404 });
});

test('lists artists by name, with a pager', async () => {
  for (const firstname of ['Zaynab', 'Ẹniọlá', 'Funmi', 'Adé', 'Emeka'])
    await addArtist(adminApi.db, { firstname });
  const first = await curator.sees('/artist/artists?sort=name&limit=3');
  expect(names(first)).toEqual(['Adé', 'Emeka', 'Ẹniọlá']);
  expect(first).toMatchObject({ total: 5, first: 1, previous: null });
  const second = await curator.sees(`/artist/artists?sort=name&limit=3&cursor=${first.next}`);
  expect(names(second)).toEqual(['Funmi', 'Zaynab']);
  expect(second).toMatchObject({ total: 5, first: 4, next: null });
});

test('answers the path that the back office of the release before uses', async () => {
  await addArtist(adminApi.db, { firstname: 'Zaynab' });
  expect(await curator.sees('/artist/records?q=zaynab')).toEqual(
    await curator.sees('/artist/artists?sort=name&q=zaynab'),
  );
});

function names({ artists: found }: { artists: { firstname: string }[] }): string[] {
  return found.map(({ firstname }) => firstname);
}

test.each(['eniola', 'Ẹniọ', 'OLATUNJI eni', 'eni@atelier', '803 777'])(
  '%s finds an artist',
  async (typed) => {
    const [lastname, email, mobile] = ['Ọlátúnjí Ẹniọlá', 'eni@atelier.example', '+234 803 777 1234'];
    await addArtist(adminApi.db, { firstname: 'Ẹniọlá', lastname, email, mobile });
    await addArtist(adminApi.db, { firstname: 'Tunde', lastname: 'Bello' });
    const found = await curator.sees(`/artist/artists?q=${encodeURIComponent(typed)}`);
    expect(names(found)).toEqual(['Ẹniọlá']);
  },
);

test.each(['%', '_', "'", '\\', '%25%25', '🎨'])(
  'a search treats %j as text, not as a pattern',
  async (typed) => {
    await addArtist(adminApi.db);
    expect(await curator.sees(`/artist/artists?q=${encodeURIComponent(typed)}`)).toMatchObject({
      status: 200,
    });
  },
);

test('refuses to change or remove an unknown artist', async () => {
  for (const id of [randomUUID(), 'nobody', '%00']) {
    expect(await curator.does('PUT', `/artist/artist/${id}`, edit)).toMatchObject({ status: 404 });
    expect(await curator.does('DELETE', '/artist/delete', { artist_id: id })).toMatchObject({ status: 404 });
  }
  expect(await adminApi.db.select().from(artists).where(eq(artists.email, form.email))).toEqual([]);
});
