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

test('a shared link of a work, an artist, or a lot shows whole sentences and a picture of 1200 × 630', async ({
  request,
  catalogue,
}) => {
  const [work] = await catalogue.forSale();
  const lot = await catalogue.lot('open');
  for (const path of [
    `/art-page/${work?._id}`,
    `/artist/${work?.artist_id.slug}`,
    `/auction-bidding/${lot._id}`,
  ]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html, path).toMatch(/<meta property="og:description" content="[^"]{20,250}[.!?…]"/);
    expect(html).toContain('<meta property="og:image:width" content="1200"');
    const [, picture = ''] = html.match(/<meta property="og:image" content="([^"]+)"/) ?? [];
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], path).toBe('image/jpeg');
  }
});

test('the feed links new works, and llms.txt names the feed and the public pages', async ({
  request,
  catalogue,
  baseURL,
}) => {
  const [work] = await catalogue.newest('limit=1');
  const feed = await request.get('/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect(await feed.text()).toContain(`<link>${baseURL}/art-page/${work?._id}</link>`);
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toContain(`${baseURL}/feed.xml`);
  expect(text).toContain(`[Artworks](${baseURL}/artist)`);
});
