import { exchange } from '../../testing/raw-exchange';
import { startRecordingApi } from '../../testing/recording-api';
import { listen, sampleEdge } from '../../testing/sample-edge';

const toClose: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(toClose.splice(0).map((close) => close())));

async function ask(target: string, ...hosts: string[]) {
  const api = await startRecordingApi();
  const edge = sampleEdge({ apiUrl: api.url, publicUrl: 'https://gallery.example' });
  toClose.push(
    () => edge.close(),
    () => api.stop(),
  );
  const lines = [`GET ${target} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), 'Connection: close'];
  const { answer } = await exchange(await listen(edge.app), [...lines, '', ''].join('\r\n'));
  return { answer, seen: api.seen.map(({ url }) => url) };
}

test.each(['/contact-us/', '/about', '/api/artwork', '/v0/b', '/static/main.js', '/nowhere', '/%E0%A4%A'])(
  'refuses %s at another site without a redirect and without an API request',
  async (path) => {
    const { answer, seen } = await ask(`http://evil.example${path}`, 'gallery.example');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('evil.example');
    expect(seen).toEqual([]);
  },
);

test.each(['/contact-us/', '/api/artwork', '/api/order/7'])('refuses two Host lines at %s', async (path) => {
  const { answer, seen } = await ask(path, 'gallery.example', 'evil.example');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
});

test('redirects a target with the public address within the site', async () => {
  const { answer } = await ask('https://gallery.example/contact-us/', 'gallery.example');
  expect(answer).toMatch(/^HTTP\/1\.1 308 /);
  expect(answer).toMatch(/^location: \/contact-us\r$/m);
});

test('asks the API for the path of a target with the public address', async () => {
  const { answer, seen } = await ask('https://gallery.example/api/order/7?a=b', 'gallery.example');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(seen).toEqual(['/api/order/7?a=b']);
});
