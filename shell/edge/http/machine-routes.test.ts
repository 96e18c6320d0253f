import { openEdge } from '../testing/open-edge';

const asked: string[] = [];

async function edgeOf(status: number, headers: Record<string, string> = {}) {
  return openEdge((request, response) => {
    asked.push(`${request.url} ${request.headers['if-none-match'] ?? ''}`.trim());
    response.writeHead(status, headers).end(status === 304 ? undefined : '{}');
  });
}

beforeEach(() => asked.splice(0));

test.each([
  ['/iiif/work-1/manifest.json', '/api/artwork/work-1/manifest.json'],
  ['/linked-art/work-1.json', '/api/artwork/work-1/linked-art.json'],
  ['/products.xml', '/api/artwork/products.xml'],
])('answers %s with the API’s answer at %s', async (path, of) => {
  const sent = { 'content-type': 'application/ld+json', etag: '"1"', 'access-control-allow-origin': '*' };
  const { url } = await edgeOf(200, sent);
  const answer = await fetch(url + path);
  expect(answer.status).toBe(200);
  for (const [name, value] of Object.entries(sent)) expect(answer.headers.get(name)).toContain(value);
  expect(asked).toContain(of);
});

test('passes the tag of a stored answer on', async () => {
  const { url } = await edgeOf(304, { etag: '"1"' });
  const answer = await fetch(`${url}/products.xml`, { headers: { 'if-none-match': '"1"' } });
  expect(answer.status).toBe(304);
  expect(asked).toContain('/api/artwork/products.xml "1"');
});

test.each([
  [404, 404],
  [500, 503],
])('a refusal %s of the API becomes %s', async (status, shown) => {
  const { url } = await edgeOf(status);
  const answer = await fetch(`${url}/iiif/work-1/manifest.json`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([shown, 'no-store']);
});
