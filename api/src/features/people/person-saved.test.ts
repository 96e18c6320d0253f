import { eq } from 'drizzle-orm';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { addArtwork } from '../../testing/gallery/records';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { people } from '../users/person.table';

const api = setUpAdminApi();

async function newCollector() {
  const { token, user } = await signUp(api.app);
  const does = (method: 'PUT' | 'POST', url: string, payload: object) =>
    api.app.inject({ method, url: `/api/saved${url}`, headers: bearer(token), payload });
  return {
    show: async (shown: boolean) => (await does('PUT', '/shown', { shown })).json().message,
    sees: async () =>
      (await api.app.inject({ url: '/api/saved/shown', headers: bearer(token) })).json().shown,
    save: (artwork_id: string) => does('POST', '/works', { artwork_id }),
    async savedForStaff() {
      const [person] = await api.db.select().from(people).where(eq(people.email, user.email));
      return (await api.curator.sees(`/person/${person?.id}`)).saved;
    },
  };
}

test('staff see the saved works of a person who agrees, until the person hides them', async () => {
  const collector = await newCollector();
  const { id, name, price } = await addArtwork(api.db);
  await collector.save(id);
  expect(await collector.sees()).toBe(false);
  expect(await collector.savedForStaff()).toBeNull();
  expect(await collector.show(true)).toBe('The gallery sees what you save.');
  expect(await collector.sees()).toBe(true);
  expect(await collector.savedForStaff()).toEqual([
    { _id: id, work: name, amount: price, at: expect.stringMatching(/^20/) },
  ]);
  expect(await collector.show(false)).toBe('Only you see what you save.');
  expect(await collector.savedForStaff()).toBeNull();
});

test('an agreement shows nothing of another person', async () => {
  const [one, other] = [await newCollector(), await newCollector()];
  await other.save((await addArtwork(api.db)).id);
  await one.show(true);
  expect(await one.savedForStaff()).toEqual([]);
  expect(await other.savedForStaff()).toBeNull();
});
