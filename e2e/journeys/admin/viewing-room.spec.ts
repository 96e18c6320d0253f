import { visitAsCurator } from '../../support/admin/curator';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

// The browser logs the 404 of a link that is turned off in its console.
test.use({ expectedErrors: /status of 404/ });

test('a curator makes a viewing room, a client opens it, and the link is turned off', async ({
  page,
  browser,
  catalogue,
}) => {
  const [work] = await catalogue.forSale('sort=name');
  const name = work?.name_of_artwork ?? '';
  await visitAsCurator(page, '/admin/create-viewing-room');
  await page.getByLabel('Title').fill('For the Ikoyi house');
  await page.getByLabel('For (optional)').fill('Adaeze Nwosu');
  await page.getByLabel('Add a work').fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('button', { name: `Add a note on ${name}` }).click();
  const note = page.getByRole('textbox', { name: `Note on ${name}` });
  await note.fill('It fits between the windows.');
  await note.press('Enter');
  await page.getByRole('checkbox', { name: `Show price of ${name}` }).uncheck();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create room and link' }).click();
  await expect(page.getByText('Not opened yet.')).toBeVisible();
  const link = page.getByLabel('Link of the room');
  const { pathname } = new URL(await link.inputValue());

  const client = await (await browser.newContext()).newPage();
  const counted = client.waitForResponse('**/views');
  const answer = await client.goto(new URL(pathname, page.url()).href);
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  await expect(client.getByRole('heading', { name: 'For the Ikoyi house', level: 1 })).toBeVisible();
  await expect(client.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(client.getByText('It fits between the windows.')).toBeVisible();
  await expect(client.getByText(/#\d/)).toHaveCount(0);
  await expect(client.getByRole('navigation')).toHaveCount(0);
  await client.getByRole('button', { name: `Ask about it: ${name}` }).click();
  await expect(client.getByRole('button', { name, pressed: true })).toBeVisible();
  await expect(client.getByLabel('Name')).toHaveValue('Adaeze Nwosu');
  await expectAccessible(client);
  expect((await counted).status()).toBe(200);
  const download = client.waitForEvent('download');
  await client.getByRole('link', { name: 'Download as PDF' }).click();
  expect((await download).suggestedFilename()).toBe('viewing-room.pdf');

  await page.reload();
  await expect(page.getByText(/^Opened once, on/)).toBeVisible();
  await page.getByRole('button', { name: 'Turn off this link…' }).click();
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(page.getByText('The link is off. A new one has another address.')).toBeVisible();
  expect((await client.reload())?.status()).toBe(404);
  await expect(client.getByText(/This viewing room is closed/)).toBeVisible();
  await client.context().close();
});
