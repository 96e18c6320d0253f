import { randomUUID } from 'node:crypto';
import type { AuditAnswer } from '@gallery/shared/contract/audit/audit.schema';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addArtwork } from '../../testing/gallery/records';
import { setUpApi } from '../../testing/setup/setup-api';
import { audits } from '../audit/audit.table';

const api = setUpApi();
let curator: Awaited<ReturnType<typeof newAdministrator>>;
let artworkId: string;

beforeAll(async () => {
  curator = await newAdministrator(api.app, api.db);
  artworkId = (await addArtwork(api.db, { name: 'Blue Yard' })).id;
  const entry = { subject: 'artwork' as const, subjectId: artworkId, byUser: curator.user._id };
  await api.db.delete(audits);
  await api.db.insert(audits).values([
    { ...entry, action: 'Artwork created', byName: 'Ngọzi Eze', at: new Date('2026-10-31T22:59:59Z') },
    {
      ...entry,
      action: 'Artwork changed',
      byName: 'Ngọzi Eze',
      fromState: `description: ${'a'.repeat(400)}`,
      toState: 'description: =1+1',
      at: new Date('2026-10-31T23:00:00Z'),
    },
    {
      ...entry,
      subject: 'delivery',
      subjectId: randomUUID(),
      action: 'Prices changed',
      byUser: null,
      at: new Date('2026-11-02T09:00:00Z'),
    },
  ]);
});

const list = async (query: string): Promise<AuditAnswer> =>
  (await api.app.inject({ url: `/api/audit?${query}`, headers: curator.headers })).json();
const actions = async (query: string) => (await list(query)).entries.map(({ action }) => action);

test('lists who changed which record, newest first, with shortened values', async () => {
  const { total, entries } = await list('');
  expect(total).toBe(3);
  expect(entries[0]).toMatchObject({ by: 'The gallery', subject: 'delivery', name: '' });
  expect(entries[1]).toMatchObject({
    at: '2026-10-31T23:00:00.000Z',
    by: 'Ngọzi Eze',
    subject_id: artworkId,
    name: 'Blue Yard',
    after: 'description: =1+1',
  });
  expect(entries[1]?.before).toHaveLength(301);
});

test.each([
  ['q=ngozi%20created', ['Artwork created']],
  ['q=Ngọzi%20created', ['Artwork created']],
  ['q=blue%20yard', ['Artwork changed', 'Artwork created']],
  ['q=the%20gallery', ['Prices changed']],
  ['q=%25', []],
  ['subject=delivery', ['Prices changed']],
  ['from=2026-11-01&to=2026-11-01', ['Artwork changed']],
  ['to=2026-10-31', ['Artwork created']],
])('finds the entries of %s', async (query, found) => {
  expect(await actions(query)).toEqual(found);
});

test('finds the entries of an id, and turns pages', async () => {
  expect(await actions(`q=${artworkId}`)).toHaveLength(2);
  const { next } = await list('limit=2');
  expect(await actions(`limit=2&cursor=${next}`)).toEqual(['Artwork created']);
});

test('exports whole values and escapes formulas', async () => {
  const { body, headers } = await api.app.inject({
    url: '/api/audit/export.csv?q=changed&subject=artwork',
    headers: curator.headers,
  });
  expect(headers['content-disposition']).toBe('attachment; filename="audit.csv"');
  const [names, line, ...others] = body.slice(1).trim().split('\r\n');
  expect(names).toBe('"Time","Who","Action","Kind","Record","Id","Before","After"');
  expect(line).toContain(
    `"2026-11-01 00:00","Ngọzi Eze","Artwork changed","artwork","Blue Yard","${artworkId}"`,
  );
  expect(line).toContain('a'.repeat(400));
  expect(others).toEqual([]);
});

test.each(['subject=room', 'from=2026-02-30', `q=${'x'.repeat(101)}`, 'cursor=x'])(
  'refuses %s',
  async (query) => {
    const answer = await api.app.inject({ url: `/api/audit?${query}`, headers: curator.headers });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [query.split('=')[0]]]);
  },
);
