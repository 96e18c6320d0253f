import { expect, test } from '../../support/visit';

test('each public page has its own title, description, address, picture, and JSON-LD', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>();
  const paths = ['/', '/artist', '/about', '/event-booking', '/auction-bidding', '/contact-us'];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    titles.add(html.match(/<title>([^<]+)<\/title>/)?.[1] ?? '');
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"`);
    const [, picture = ''] = html.match(/<meta property="og:image" content="([^"]+)"/) ?? [];
    expect((await request.get(picture)).headers()['content-type']).toMatch(/^image/);
    const [, data = '{}'] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    const kind = path === '/event-booking' ? expect.stringMatching(/Event$/) : 'ArtGallery';
    expect(JSON.parse(data), path).toMatchObject({
      '@context': 'https://schema.org',
      '@type': kind,
      name: expect.any(String),
    });
  }
  expect(titles.size).toBe(paths.length);
});

test('the sitemap names every public page and work, and robots.txt names the sitemap', async ({
  request,
  catalogue,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toContain('Disallow: /dashboard');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const xml = await answer.text();
  for (const work of await catalogue.newest('limit=100')) {
    expect(xml).toContain(`<loc>${baseURL}/art-page/${work._id}</loc>`);
  }
  for (const { artist_id } of await catalogue.newest('limit=10'))
    expect(xml).toContain(`<loc>${baseURL}/artist/${artist_id.slug}</loc>`);
  for (const path of ['/', '/artist', '/event-booking'])
    expect(xml).toContain(`<loc>${baseURL}${path}</loc>`);
});
