import { type ApiOfStreams, startApiOfStreams, until } from '../../testing/api-of-streams';
import { reportReaders } from './report-readers';

let api: ApiOfStreams;
let counts: Map<string, number>;

beforeEach(async () => {
  api = await startApiOfStreams();
  counts = new Map();
});
afterEach(() => api.close());

const begin = (touchMs: number) =>
  reportReaders({
    url: () => api.url,
    counts: () => counts,
    times: { everyMs: 5, touchMs, timeoutMs: 1000 },
  });
const reported = () => api.reports.map((report) => JSON.parse(report).counted);

test('reports each change of the readers, and that nobody is left', async () => {
  const reports = begin(60_000);
  counts.set('one', 3);
  await until(() => api.reports.length === 1);
  counts.set('one', 2).set('two', 1);
  await until(() => api.reports.length === 2);
  await reports.stop();
  expect(reported()).toEqual([
    [{ id: 'one', readers: 3 }],
    [
      { id: 'one', readers: 2 },
      { id: 'two', readers: 1 },
    ],
    [],
  ]);
  expect(new Set(api.reports.map((report) => JSON.parse(report).edge)).size).toBe(1);
});

test('repeats its report while anyone reads, because an API forgets a silent edge', async () => {
  counts.set('one', 3);
  const reports = begin(10);
  await until(() => api.reports.length > 2);
  await reports.stop();
  expect(
    new Set(
      reported()
        .slice(0, -1)
        .map((counted) => JSON.stringify(counted)),
    ),
  ).toEqual(new Set(['[{"id":"one","readers":3}]']));
});
