import { readPaged } from './paged';

const rows = ['a', 'b', 'c', 'd', 'e'];

function listOf(all: string[]) {
  return {
    count: async () => all.length,
    read: async ({ limit, offset }: { limit: number; offset: number }) => all.slice(offset, offset + limit),
  };
}

test('a pager goes through a list and back', async () => {
  const first = await readPaged({ limit: 2 }, listOf(rows));
  expect(first).toMatchObject({ rows: ['a', 'b'], page: { total: 5, first: 1, previous: null } });
  const second = await readPaged({ limit: 2, cursor: first.page.next ?? '' }, listOf(rows));
  expect(second).toMatchObject({ rows: ['c', 'd'], page: { total: 5, first: 3 } });
  const last = await readPaged({ limit: 2, cursor: second.page.next ?? '' }, listOf(rows));
  expect(last).toMatchObject({ rows: ['e'], page: { first: 5, next: null } });
  const back = await readPaged({ limit: 2, cursor: last.page.previous ?? '' }, listOf(rows));
  expect(back.rows).toEqual(['c', 'd']);
});

test('an empty list has one empty page', async () => {
  const page = { total: 0, first: 0, next: null, previous: null };
  expect(await readPaged({ limit: 2 }, listOf([]))).toEqual({ rows: [], page });
});

test('shows the last page when rows were removed meanwhile', async () => {
  const { page } = await readPaged({ limit: 4 }, listOf(rows));
  const shown = await readPaged({ limit: 4, cursor: page.next ?? '' }, listOf(rows.slice(0, 3)));
  expect(shown).toMatchObject({ rows: ['a', 'b', 'c'], page: { total: 3, first: 1, previous: null } });
});

test.each(['', 'nothing', '%00', 'ZnJvbS4', 'ZnJvbS4tMQ', 'ZnJvbS4wMDI', 'ZnJvbS4y\n'])(
  'refuses the cursor %j',
  async (cursor) => {
    await expect(readPaged({ limit: 2, cursor }, listOf(rows))).rejects.toMatchObject({ statusCode: 422 });
  },
);
