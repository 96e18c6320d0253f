import { expect, test } from '../../support/visit';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the gallery and opens a work', async ({ page, catalogue }) => {
    const [work] = await catalogue.forSale('type=Painting');
    const faces = page.waitForRequest(/uli-serif.*\.woff2/);
    await page.goto('/');
    await faces;
    await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();
    const card = page.getByRole('link', { name: work?.name_of_artwork }).first();
    await expect(card.getByRole('img').first()).toBeVisible();
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: work?.name_of_artwork })).toBeVisible();
    await expect(page.getByText(await catalogue.descriptionOf(work))).toBeVisible();
  });
});

test('the head of a page describes it to search engines', async ({ request, catalogue }) => {
  const [work] = await catalogue.forSale();
  const home = await (await request.get('/')).text();
  const artwork = await (await request.get(`/art-page/${work?._id}`)).text();
  for (const html of [home, artwork]) {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(/<title>[^<]+<\/title>/);
    expect(head).toMatch(/<meta name="description" content="[^"]+"/);
    expect(head).toMatch(/<link rel="canonical" href="http[^"]+"/);
    expect(head).toMatch(/<meta property="og:image" content="http[^"]+"/);
    expect(html).not.toContain(' style=');
  }
  expect(dataOf(home)['@type']).toBe('ArtGallery');
  expect(dataOf(artwork)).toMatchObject({
    '@type': 'VisualArtwork',
    name: work?.name_of_artwork,
    offers: { '@type': 'Offer', price: work?.price, priceCurrency: 'NGN' },
  });
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

test('the edge ignores undeclared query names', async ({ request }) => {
  // An edge may replace its stored page between two requests.
  await expect(async () => {
    const plain = await request.get('/');
    const tracked = await request.get('/?utm_source=letter');
    expect(tracked.headers().etag).toBe(plain.headers().etag);
    const again = await request.get('/', { headers: { 'if-none-match': plain.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  }).toPass();
});

function dataOf(html: string) {
  const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
  return JSON.parse(json);
}
