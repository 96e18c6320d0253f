import { expect, test } from '../../support/visit';

test('each public page and each shared link describes itself by title, sentences, address, picture, and JSON-LD', async ({
  request,
  baseURL,
  catalogue,
}) => {
  const [work] = await catalogue.forSale();
  const lot = await catalogue.lot('open');
  const artwork = `/art-page/${work?._id}`;
  const lists = ['/', '/artist', '/about', '/event-booking', '/auction-bidding', '/contact-us'];
  const shared = [artwork, `/artist/${work?.artist_id.slug}`, `/auction-bidding/${lot._id}`];
  const titles = new Set<string>();
  for (const path of [...lists, ...shared]) {
    const html = await (await request.get(path)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    titles.add(head.match(/<title>([^<]+)<\/title>/)?.[1] ?? '');
    expect(head, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(head, path).toContain(`<link rel="canonical" href="${baseURL}${path}"`);
    const [, picture = ''] = head.match(/<meta property="og:image" content="(http[^"]+)"/) ?? [];
    expect((await request.get(picture)).headers()['content-type'], path).toMatch(/^image/);
    expect(html, path).not.toContain(' style=');
    if (lists.includes(path)) {
      const kind = path === '/event-booking' ? expect.stringMatching(/Event$/) : 'ArtGallery';
      const described = { '@context': 'https://schema.org', '@type': kind, name: expect.any(String) };
      expect(dataOf(html), path).toMatchObject(described);
    } else {
      expect(head, path).toContain('<meta name="twitter:card" content="summary_large_image">');
      expect(head, path).toMatch(/<meta property="og:description" content="[^"]{20,250}[.!?…]"/);
      expect(head, path).toContain('<meta property="og:image:width" content="1200"');
      expect((await request.get(picture)).headers()['content-type'], path).toBe('image/jpeg');
    }
    if (path === artwork)
      expect(dataOf(html)).toMatchObject({
        '@type': 'VisualArtwork',
        name: work?.name_of_artwork,
        offers: { '@type': 'Offer', price: work?.price, priceCurrency: 'NGN' },
      });
  }
  expect(titles.size).toBe(lists.length + shared.length);
});

test('the sitemap names every public page and work, robots.txt the sitemap, and llms.txt the feed of new works', async ({
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
  const works = await catalogue.newest('limit=100');
  for (const { _id } of works) expect(xml).toContain(`<loc>${baseURL}/art-page/${_id}</loc>`);
  for (const { artist_id } of works.slice(0, 10))
    expect(xml).toContain(`<loc>${baseURL}/artist/${artist_id.slug}</loc>`);
  for (const path of ['/', '/artist', '/event-booking'])
    expect(xml).toContain(`<loc>${baseURL}${path}</loc>`);

  const feed = await request.get('/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const [newest] = await catalogue.newest('limit=1');
  expect(await feed.text()).toContain(`<link>${baseURL}/art-page/${newest?._id}</link>`);
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toContain(`${baseURL}/feed.xml`);
  expect(text).toContain(`[Artworks](${baseURL}/artist)`);
});

const unknownIds = [
  '00000000-0000-4000-8000-000000000000',
  'not-an-id',
  '%F0%9F%8E%A8',
  '1%27%20OR%20%271%27=%271',
  'x'.repeat(2000),
];

test('the edge answers 404 for unknown works and pages and keeps them out of the index', async ({
  request,
}) => {
  for (const path of [...unknownIds.map((id) => `/art-page/${id}`), '/nowhere']) {
    // A busy edge may answer without rendering the page, and then does not send the status.
    await expect.poll(async () => (await request.get(path)).status(), path).toBe(404);
  }
  for (const path of ['/dashboard/nowhere', '/admin/nowhere'])
    expect((await request.get(path)).status(), path).toBe(404);
  for (const path of [`/art-page/${unknownIds[0]}`, '/art-page/nonsense', '/nowhere'])
    expect(await (await request.get(path)).text()).toContain('name="robots" content="noindex"');
});

function dataOf(html: string) {
  const [, json = '{}'] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
  return JSON.parse(json);
}
