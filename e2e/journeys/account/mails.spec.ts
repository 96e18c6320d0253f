import type { Page } from '@playwright/test';
import { register } from '../../support/customer';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

// Here the public address is that of the API, and the edge has the mark.
test.use({ expectedErrors: /mark\.png/ });

test('the demo shows its mails, which fit windows of 320 and 600 pixels', async ({ page, catalogue }) => {
  const { firstname, lastname, email, mobile } = await register(page);
  const [work] = await catalogue.forSale();
  const enquiry = { fullname: `${firstname} ${lastname}`, email, mobile, art_id: work?._id };
  const about = { artname: work?.name_of_artwork, artimg: work?.img_url };
  await page.request.post('/api/auth/sendmail', { data: { ...enquiry, ...about } });

  await page.goto('/mails');
  await expectAccessible(page);
  await page
    .getByRole('link', { name: `Your enquiry about ${work?.name_of_artwork}` })
    .first()
    .click();
  const wide = page.frameLocator('[title="The email at 600 pixels"]');
  await expect(wide.getByRole('heading', { name: 'Thank you for your enquiry' })).toBeVisible();
  await expect(page.getByText('A curator will write to you soon').last()).toBeVisible();
  await expectMailFits(page);

  await page.getByRole('link', { name: 'All emails' }).click();
  await page.getByRole('link', { name: 'Welcome to Uli Gallery' }).first().click();
  await expect(wide.getByRole('link', { name: 'See the artworks' })).toBeVisible();
  await expectMailFits(page);
});

/** Renders the mail as a window of its own, because a frame hides what it cuts off. */
async function expectMailFits(page: Page) {
  const mail = await (await page.request.get(`${page.url()}/html`)).text();
  const reader = await page.context().newPage();
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.emulateMedia({ colorScheme });
    await reader.setContent(mail, { waitUntil: 'load' });
    for (const width of [320, 600]) {
      await reader.setViewportSize({ width, height: 800 });
      expect(await reader.evaluate(overflow), `${colorScheme}, ${width} px`).toBe(0);
    }
    for (const picture of await reader.getByRole('img').all())
      expect(await picture.evaluate(isShown), 'a picture of the mail').toBe(true);
  }
  await reader.close();
}

/** Runs in the page. */
function overflow(): number {
  return document.documentElement.scrollWidth - innerWidth;
}

/** Runs in the page. */
function isShown(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.naturalWidth > 0;
}
