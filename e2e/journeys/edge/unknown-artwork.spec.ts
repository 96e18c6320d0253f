import { expect, test } from '../../support/visit';

// A browser says in its console that a page was answered 404.
test.use({ expectedComplaints: /status of 404/ });

const noIds = {
  'of no work': '00000000-0000-4000-8000-000000000000',
  'that is a word': 'not-an-id',
  'that is a picture': '%F0%9F%8E%A8',
  'with quotes': '1%27%20OR%20%271%27=%271',
  'of 2,000 letters': 'x'.repeat(2000),
};

for (const [how, id] of Object.entries(noIds)) {
  test(`an id ${how}: the page says that there is no such work, and offers the way home @1280`, async ({
    page,
  }) => {
    await page.goto(`/art-page/${id}`);
    await expect(page.getByRole('heading', { name: 'Artwork not found', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'See the gallery' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();
  });

  test(`an id ${how} is answered 404 to machines`, { tag: '@1280' }, async ({ request }) => {
    // An edge that is too busy to render in time answers with the page alone, and has no status to tell.
    await expect.poll(async () => (await request.get(`/art-page/${id}`)).status()).toBe(404);
  });
}

for (const query of ['limit=0', 'limit=many', 'cursor=nonsense', 'type=Pottery', 'artist=nobody']) {
  test(`the API refuses a list with ${query} in words`, { tag: '@1280' }, async ({ request }) => {
    const answer = await request.get(`/api/artwork?${query}`);
    expect(answer.status()).toBe(422);
    expect((await answer.json()).message).toMatch(/\S/);
  });
}
