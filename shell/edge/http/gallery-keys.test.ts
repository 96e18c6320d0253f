import { startRecordingApi } from '../testing/recording-api';
import { sampleEdge } from '../testing/sample-edge';

const path = '/.well-known/gallery-keys.json';
const keys = {
  keys: [{ use: 'records and receipts of auctions', algorithm: 'Ed25519', public_key: 'MCow' }],
};

test('publishes the keys that the API lists', async () => {
  const api = await startRecordingApi(() => ({ status: 200, json: keys }));
  const edge = sampleEdge({ apiUrl: api.url });
  const answer = await edge.app.inject(path);
  expect(answer.json()).toEqual(keys);
  expect(answer.headers['cache-control']).toBe('public, max-age=600');
  expect(api.seen.map(({ url }) => url)).toEqual(['/api/auction/keys']);
  await edge.app.close();
  await api.stop();
});

test('answers 503 without the API and forbids caching', async () => {
  const edge = sampleEdge();
  const answer = await edge.app.inject(path);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  await edge.app.close();
});
