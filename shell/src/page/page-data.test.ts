import { QueryClient } from '@gallery/shared/query';
import { collectPageData, restorePageData } from './page-data';

const minute = 60_000;
const answers = { events: ['Opening night'], gallery: { phone: '+234 800 000 0000' } };

/** Reads the answers in the given order, at the given time. */
function clientWith(names: (keyof typeof answers)[], updatedAt: number) {
  const client = new QueryClient();
  for (const name of names) client.setQueryData([name, { page: 1 }], answers[name], { updatedAt });
  return client;
}

test('a page keeps its bytes when the same answers arrive later and in another order', () => {
  const now = Date.now();
  const early = collectPageData(clientWith(['events', 'gallery'], now - minute));
  const late = collectPageData(clientWith(['gallery', 'events'], now));
  expect(JSON.stringify(late.data)).toBe(JSON.stringify(early.data));
  expect(late.readAt - early.readAt).toBe(minute);
});

test('a failed query stays outside the page', async () => {
  const client = clientWith(['events'], Date.now());
  await client.prefetchQuery({
    queryKey: ['broken'],
    queryFn: () => Promise.reject(new Error('away')),
    retry: false,
  });
  expect(collectPageData(client).data).toHaveLength(1);
});

test('the browser gets the answers with the age of the oldest', () => {
  const now = Date.now();
  const atTheEdge = clientWith(['events'], now - minute);
  atTheEdge.setQueryData(['gallery', { page: 1 }], answers.gallery, { updatedAt: now });
  const { data, readAt } = collectPageData(atTheEdge);
  const inTheBrowser = new QueryClient();
  restorePageData(inTheBrowser, JSON.parse(JSON.stringify(data)), readAt);
  for (const name of ['events', 'gallery'] as const)
    expect(inTheBrowser.getQueryState([name, { page: 1 }])).toMatchObject({
      data: answers[name],
      dataUpdatedAt: now - minute,
      status: 'success',
    });
});
