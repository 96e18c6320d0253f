import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { countClicks } from '../../support/admin/clicks';
import { visitAsCurator } from '../../support/admin/curator';
import { mailedTo } from '../../support/mails';
import { inbound } from '../../support/processes/product';
import { expect, test } from '../../support/visit';
import type { Work } from '../../support/work';

test('a curator answers an enquiry in four clicks, and the customer’s mail opens it again', async ({
  page,
  catalogue,
  request,
}) => {
  const [work] = await catalogue.forSale();
  const [name, email] = [`Ada ${randomLetters()}`, `ada.${randomUUID().slice(0, 8)}@mail.example`];
  await enquire(request, work as Work, { fullname: name, email });
  const clicks = await countClicks(page);
  await visitAsCurator(page);
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await menu.getByRole('link', { name: 'Enquiries' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Available' }).click();
  await expect(page.getByLabel(`Letter to ${name}`)).toHaveValue(new RegExp(`^Dear ${name}`));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Answer sent. The conversation is done.')).toBeVisible();
  expect(await clicks()).toBe(4);
  const thread = page.getByRole('region', { name: 'Letters' });
  await expect(thread.getByText(`Dear ${name}`)).toBeVisible();

  await answerByMail(request, await mailedTo(email, /replies\+([0-9a-f]{32})@/), email);
  await menu.getByRole('link', { name: 'Enquiries' }).click();
  await page.getByRole('link', { name }).click();
  await expect(thread.getByText('Is it framed?')).toBeVisible();
  await expect(page.getByText('Dear Ada', { exact: true })).toHaveCount(0);
});

async function enquire(request: APIRequestContext, work: Work, sender: { fullname: string; email: string }) {
  const { name_of_artwork: artname, img_url: artimg, _id: art_id } = work;
  const data = { ...sender, mobile: '0803 555 0142', artname, artimg, art_id };
  expect((await request.post('/api/auth/sendmail', { data })).status()).toBe(200);
}

async function answerByMail(request: APIRequestContext, token: string, email: string) {
  const [name, domain] = inbound.address.split('@');
  const head = [
    `From: Ada <${email}>`,
    `To: ${name}+${token}@${domain}`,
    `Message-ID: <${randomUUID()}@mail>`,
  ];
  const data = [...head, '', 'Is it framed?', '', 'On Friday Uli Gallery wrote:', '> Dear Ada'].join('\r\n');
  const headers = { authorization: `Bearer ${inbound.secret}`, 'content-type': 'message/rfc822' };
  expect((await request.post('/api/inbound-mail', { data, headers })).status()).toBe(200);
}

/** Names have letters only, and each customer of the tests another one. */
function randomLetters(): string {
  const letters = randomUUID().replace(/[^a-f]/g, '');
  return `O${letters.slice(0, 10)}`;
}
