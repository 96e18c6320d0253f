import { newAdministrator } from '../../../testing/gallery/admin-account';
import { setUpAdminApi } from '../../../testing/setup/setup-api';

const api = setUpAdminApi();
const { curator } = api;
const save = (name: string, query = 'sort=name') =>
  curator.does('POST', '/collection/views', { name, query });
const names = async () =>
  (await curator.sees('/collection/views')).views.map(({ name }: { name: string }) => name);

test('an administrator saves, replaces, and deletes a view that nobody else sees', async () => {
  const { view } = await save(' Ẹ prices ', 'view=table&type=Painting');
  await save('Drafts');
  expect((await save('Ẹ prices', 'state=sold')).view).toEqual({
    _id: view._id,
    name: 'Ẹ prices',
    query: 'state=sold',
  });
  expect(await names()).toEqual(['Drafts', 'Ẹ prices']);
  const other = await newAdministrator(api.app, api.db);
  expect((await other.sees('/collection/views')).views).toEqual([]);
  const url = `/collection/views/${view._id}`;
  expect((await other.does('DELETE', url)).status).toBe(404);
  expect((await curator.does('DELETE', url)).status).toBe(200);
  expect((await curator.does('DELETE', url)).status).toBe(404);
  expect((await curator.does('DELETE', '/collection/views/none')).status).toBe(404);
  expect(await names()).toEqual(['Drafts']);
});

test('one of ten parallel saves becomes the twentieth view, which can still change', async () => {
  for (let number = (await names()).length; number < 19; number += 1) await save(`View ${number}`);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => save(`Last ${number}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  expect((await names()).length).toBe(20);
  expect((await save('View 5', 'state=held')).status).toBe(201);
});

test.each([
  [{ name: '', query: '' }, 'name'],
  [{ name: 'a'.repeat(61), query: '' }, 'name'],
  [{ name: ['a'], query: '' }, 'name'],
  [{ name: 'a', query: 'a'.repeat(501) }, 'query'],
  [{ name: 'a' }, 'query'],
])('a view of %j is refused', async (view, field) => {
  const answer = await curator.does('POST', '/collection/views', view);
  expect(answer.status).toBe(422);
  expect(answer.errors).toHaveProperty(field);
});
