import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { letterTemplates } from './template.table';

const api = setUpAdminApi();
const { curator } = api;
const path = '/letter-template';
const input = { name: 'Thank you', text: 'Dear {name}, thank you.' };

test('a new gallery has templates to begin with', async () => {
  const { templates } = await curator.sees(path);
  expect(templates.map(({ name }: { name: string }) => name)).toEqual(['Available', 'Sold', 'Visit']);
});

test('each template of a new gallery begins with a capital after the greeting', async () => {
  const { templates } = await curator.sees(path);
  for (const { text } of templates) expect(text).toMatch(/^Dear \{name\},\n\nThank you for /);
});

test('staff add, change, and remove a template', async () => {
  const { template } = await curator.does('POST', path, input);
  const changed = await curator.does('PUT', `${path}/${template._id}`, { ...input, text: 'Dear {name}' });
  expect(changed).toMatchObject({ status: 200, template: { ...template, text: 'Dear {name}' } });
  expect((await curator.does('DELETE', `${path}/${template._id}`)).status).toBe(200);
  expect((await curator.does('PUT', `${path}/${template._id}`, input)).status).toBe(404);
  expect((await curator.does('DELETE', `${path}/nothing`)).status).toBe(404);
});

test('ten requests with one name add one template', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => curator.does('POST', path, input)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.find(({ status }) => status === 422)?.errors).toEqual({
    name: 'Another template has this name.',
  });
  const [other] = (await curator.sees(path)).templates;
  const taken = await curator.does('PUT', `${path}/${other._id}`, { ...input, name: 'THANK you' });
  expect(taken.errors).toEqual({ name: 'Another template has this name.' });
});

test('refuses the 51st template', async () => {
  const room = 49 - (await api.db.$count(letterTemplates));
  const rows = Array.from({ length: room }, (_, at) => ({ name: `Template ${at}`, text: 'Dear {name}' }));
  await api.db.insert(letterTemplates).values(rows);
  const both = await Promise.all(
    ['One', 'Two'].map((name) => curator.does('POST', path, { ...input, name })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});
