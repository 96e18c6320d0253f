import { logIn, register } from '../../support/customer';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

// The browser logs the 404 of a link that is turned off in its console.
test.use({ expectedErrors: /status of 404/ });

test('a visitor saves works, keeps them after a log-in, orders and shares them', async ({
  page,
  browser,
  catalogue,
}) => {
  const [first, second] = await catalogue.forSale('sort=name');
  const customer = await register(page);
  await page.goto('/artist?available=true&sort=name');
  for (const work of [first, second]) {
    await page.getByRole('button', { name: `Save ${work?.name_of_artwork}` }).click();
  }
  await page.goto('/saved');
  await expect(page.getByText('Only this device keeps these works.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, customer);
  await expect(page.getByText('2 works added to your saved works.')).toBeVisible();
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  const works = page.getByRole('tabpanel').getByRole('listitem');
  await expect(works).toContainText([`${first?.name_of_artwork}`, `${second?.name_of_artwork}`]);
  expect(await page.evaluate(() => localStorage.getItem('saved works'))).toBeNull();

  await page.getByRole('button', { name: `Move ${first?.name_of_artwork}, 1 of 2` }).press('Space');
  await expect(page.getByText('now 1 of 2, was 1')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('now 2 of 2, was 1')).toBeVisible();
  const moved = page.waitForResponse('**/place');
  await page.keyboard.press('Space');
  await moved;
  await page.reload();
  await expect(works).toContainText([`${second?.name_of_artwork}`, `${first?.name_of_artwork}`]);
  await page.getByRole('button', { name: `Add a note on ${first?.name_of_artwork}` }).click();
  await page.getByLabel('Note').fill('Above the long table');
  await page.getByLabel('Note').press('Enter');
  await expect(page.getByText('Above the long table')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Share this list' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const address = new URL(await page.getByLabel('Link', { exact: true }).inputValue()).pathname;
  await expectAccessible(page);

  const friend = await (await browser.newContext()).newPage();
  const answer = await friend.goto(new URL(address, page.url()).href);
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  await expect(friend.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible();
  await expect(friend.getByRole('link', { name: first?.name_of_artwork })).toBeVisible();
  await expect(friend.getByText('Above the long table')).toBeHidden();
  await expectAccessible(friend);

  await page.getByRole('button', { name: 'Turn off this link' }).click();
  await expect(page.getByText('Only you can see this list')).toBeVisible();
  expect((await friend.reload())?.status()).toBe(404);
  await expect(friend.getByText('This list is no longer shared.')).toBeVisible();
  await friend.context().close();
});
