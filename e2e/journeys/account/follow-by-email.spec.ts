import { randomUUID } from 'node:crypto';
import { expectMailFits } from '../../support/fitting-mails';
import { mailedTo } from '../../support/mails';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

// Here the public address is that of the API, and the edge has the mark.
test.use({ expectedErrors: /mark\.png/ });

const pathOf = (url: string) => new URL(url).pathname;

test('a visitor follows an artist by email, hears about a new work, and stops @waits', async ({
  page,
  catalogue,
}) => {
  // The demo looks for new works once a minute.
  test.setTimeout(150_000);
  const [work] = await catalogue.forSale('sort=name');
  const { firstname, lastname, slug } = work?.artist_id ?? {};
  const email = `ada.${randomUUID().slice(0, 8)}@readers.example`;
  await page.goto(`/artist/${slug}`);
  await page.getByRole('link', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Almost following', pressed: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Almost following.' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(pathOf(await mailedTo(email, /(https?:\S+\/following\/by-email\/confirm\/[\w.-]+)/)));
  await page.getByRole('button', { name: `Follow ${firstname} ${lastname}` }).click();
  await expect(page.getByRole('heading', { name: `You follow ${firstname} ${lastname}` })).toBeVisible();
  await expectAccessible(page);

  const { name_of_artwork: name } = await catalogue.own({ like: work?._id });
  const stop = await mailedTo(email, /(https?:\S+\/following\/by-email\/stop\/[\w.-]+)/, 75_000);
  await page.goto('/mails');
  const alert = page
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ hasText: name })
    .getByRole('link');
  await expectMailFits(page, (await alert.getAttribute('href')) ?? '');
  await page.goto(pathOf(stop));
  await page.getByRole('button', { name: 'No more emails' }).click();
  await expect(page.getByText('You get no more emails about new works.')).toBeVisible();
});
