import { artistForm as form, setUpArtists } from '../../testing/setup/artists';
import { listAudit } from '../audit/list-audit';

const { adminApi, curator } = setUpArtists();
const exhibitions = '2024; After the Rains; Uli Gallery, Lagos\n2019; Walls that Dry; Old Press, Awka';

async function createWith(lines?: string) {
  const { artist } = await curator.does('POST', '/artist/create', { ...form, exhibitions: lines });
  return `/artist/artist/${artist._id}`;
}

test('visitors see the exhibitions in the curator’s order', async () => {
  const url = await createWith(exhibitions);
  expect((await adminApi.app.inject(`/api${url}`)).json().artist.exhibitions).toEqual([
    { year: 2024, title: 'After the Rains', place: 'Uli Gallery, Lagos' },
    { year: 2019, title: 'Walls that Dry', place: 'Old Press, Awka' },
  ]);
});

test('an edit from the release before keeps the exhibitions, and an empty text removes them', async () => {
  const url = await createWith(exhibitions);
  expect(
    (await curator.does('PUT', url, { ...form, mobile: '08030000001' })).artist.exhibitions,
  ).toHaveLength(2);
  expect((await curator.does('PUT', url, { ...form, exhibitions: '' })).artist.exhibitions).toEqual([]);
  const entry = (await listAudit(adminApi.db, 'artist', url.split('/').at(-1) ?? '')).at(-1);
  expect(entry).toMatchObject({ action: 'Artist changed', to: expect.stringMatching(/^exhibitions: none/) });
});

test('the API keeps markup as text', async () => {
  const url = await createWith('2024; <b>Rains</b>; <script>1</script>');
  const { artist } = (await adminApi.app.inject(`/api${url}`)).json();
  expect(artist.exhibitions).toEqual([{ year: 2024, title: '<b>Rains</b>', place: '<script>1</script>' }]);
});

test.each([
  ['After the Rains, 2024', 'Write each line like “2024; After the Rains; Uli Gallery, Lagos”'],
  ['2024; After the Rains; Lagos\n'.repeat(51), 'An artist has at most 50 exhibitions'],
  ['2'.repeat(20_001), 'Exhibitions are too long'],
])('refuses wrong or too many lines with a message: %#', async (lines, message) => {
  const refused = await curator.does('POST', '/artist/create', { ...form, exhibitions: lines });
  expect(refused).toMatchObject({ status: 422, errors: { exhibitions: message } });
});
