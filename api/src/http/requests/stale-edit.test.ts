import { randomUUID } from 'node:crypto';
import { artworks } from '../../features/artworks/artwork.table';
import { addDraft, addPlannedLot } from '../../testing/gallery/drafts';
import { addArtist, addArtwork, addEvent } from '../../testing/gallery/records';
import { setUpAdminApi } from '../../testing/setup/setup-api';

const adminApi = setUpAdminApi();
const { curator } = adminApi;

/** The records that two curators edit: how to read each, its form, a change for each curator, and its name in the API. */
type Edited = {
  url: string;
  name: string;
  form: Record<string, unknown>;
  changes: [string, unknown, unknown];
};

const open: Record<string, () => Promise<Edited>> = {
  async artwork() {
    const artist = await addArtist(adminApi.db);
    const { id, imgUrl } = await addArtwork(adminApi.db, { artistId: artist.id });
    const text = { name_of_artwork: 'Dust', description: 'Red dust.', price: 1_000 };
    const form = { ...text, img_url: imgUrl, artist_email: artist.email };
    await curator.does('PUT', `/artwork/${id}`, { ...form, version: 1 });
    return { url: `/artwork/${id}`, name: 'artwork', form, changes: ['price', 2_000, 3_000] };
  },
  async artist() {
    const person = { firstname: 'Sade', lastname: 'Bello', mobile: '08030000000', artist_bio: 'Of Lagos.' };
    const form = { ...person, email: `${randomUUID()}@artists.example`, artist_statement: 'I paint.' };
    const { artist } = await curator.does('POST', '/artist/create', form);
    const url = `/artist/artist/${artist._id}`;
    return { url, name: 'artist', form, changes: ['artist_bio', 'Of Ibadan.', 'Of Ile-Ife.'] };
  },
  async event() {
    const { id } = await addEvent(adminApi.db, { capacity: 5 });
    const times = { starts_at: '2126-12-27T18:00:00Z', ends_at: '2126-12-27T21:00:00Z' };
    const text = { title: 'First night', summary: 'Come and see.', place: 'Ikoyi' };
    const form = { ...text, ...times, label: 'Book Now', capacity: 5 };
    await curator.does('PUT', `/event/${id}`, { ...form, version: 1 });
    return { url: `/event/${id}`, name: 'event', form, changes: ['place', 'Yaba', 'Lekki'] };
  },
  async auction() {
    const auction = await addDraft(adminApi.db);
    const times = { opens_at: '2126-12-01T09:00:00Z', closes_at: '2126-12-02T18:00:00Z' };
    const form = { title: 'Harmattan Auction', ...times };
    const url = `/auction/${auction.id}/record`;
    await curator.does('PUT', url, { ...form, version: 1 });
    return { url, name: 'auction', form, changes: ['title', 'Rain', 'Dust'] };
  },
  async lot() {
    const auction = await addDraft(adminApi.db);
    const { id } = await addPlannedLot(adminApi.db, auction);
    const form = { estimate_low: 150_000, estimate_high: 250_000, start: 100_000 };
    const url = `/auction/${auction.id}/lots/${id}`;
    return { url, name: 'lot', form, changes: ['start', 90_000, 80_000] };
  },
};

/** A form that changes nothing receives the current version, whichever version it names. */
async function versionOf({ url, form, name }: Edited): Promise<number> {
  return (await curator.does('PUT', url, { ...form, version: 1 }))[name].version;
}

describe.each(Object.keys(open))('two curators with the same %s open', (kind) => {
  let edited: Edited;
  let version: number;
  beforeEach(async () => {
    edited = await (open[kind] as () => Promise<Edited>)();
    version = await versionOf(edited);
  });

  test('refuses the second save with the current values and saves it at the new version', async () => {
    const { url, name, form, changes } = edited;
    const [field, theirs, mine] = changes;
    const first = await curator.does('PUT', url, { ...form, [field]: theirs, version });
    expect(first).toMatchObject({ status: 200, [name]: { [field]: theirs, version: version + 1 } });
    const second = await curator.does('PUT', url, { ...form, [field]: mine, version });
    expect(second).toMatchObject({ status: 409, message: 'Somebody else changed this meanwhile.' });
    expect(second[name]).toMatchObject({ [field]: theirs, version: version + 1 });
    const again = await curator.does('PUT', url, { ...form, [field]: mine, version: version + 1 });
    expect(again).toMatchObject({ status: 200, [name]: { [field]: mine, version: version + 2 } });
  });

  test('saves one of two parallel edits and refuses the other', async () => {
    const { url, form, changes } = edited;
    const [field, theirs, mine] = changes;
    const saves = [theirs, mine].map((value) =>
      curator.does('PUT', url, { ...form, [field]: value, version }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  test('accepts a repeated save and keeps the version', async () => {
    const { url, name, form, changes } = edited;
    const change = { ...form, [changes[0]]: changes[1], version };
    await curator.does('PUT', url, change);
    const again = await curator.does('PUT', url, change);
    expect(again).toMatchObject({ status: 200, [name]: { version: version + 1 } });
  });

  test.each([null, '', 0, -1, 1.5, 'new'])('refuses an edit of version %j', async (named) => {
    const refused = await curator.does('PUT', edited.url, { ...edited.form, version: named });
    expect(refused).toMatchObject({ status: 422, errors: { version: expect.stringMatching(/^version/) } });
  });
});

test.each(['artwork', 'event', 'auction', 'lot'])(
  'refuses an edit of an %s without a version',
  async (kind) => {
    const { url, form } = await (open[kind] as () => Promise<Edited>)();
    const refused = await curator.does('PUT', url, form);
    expect(refused).toMatchObject({ status: 422, errors: { version: 'version is required' } });
  },
);

test('a hold does not change the version, and the curator’s edit is saved', async () => {
  const edited = await (open.artwork as () => Promise<Edited>)();
  const version = await versionOf(edited);
  await adminApi.db.update(artworks).set({ availability: 'held', heldUntil: new Date(Date.now() + 60_000) });
  const saved = await curator.does('PUT', edited.url, { ...edited.form, price: 5_000, version });
  expect(saved).toMatchObject({ status: 200, artwork: { price: 5_000, availability: 'held' } });
});
