import { publishArtwork } from '../../support/admin/artwork';
import { otherVisitor } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test('a collector offers, accepts a counter-offer, and finds the order at that price', async ({
  page,
  browser,
  baseURL,
}) => {
  const { name, path } = await publishArtwork(page);
  await page.getByRole('link', { name: 'Add its facts' }).click();
  await page.getByRole('combobox', { name: 'Offers' }).selectOption('Collectors may offer');
  await page.getByRole('button', { name: 'Update Artwork' }).click();
  await expect(page.getByText('Artwork updated.')).toBeVisible();

  const collector = await otherVisitor(browser, baseURL);
  await signInAsCustomer(collector);
  await collector.goto(path);
  await collector.getByRole('link', { name: 'Make an offer' }).click();
  await collector.getByLabel('Your offer, in naira').fill('250,000');
  await collector.getByLabel('Delivery address').fill('12 Uli Close, Ikoyi');
  await collector.getByRole('button', { name: 'Offer #250,000' }).click();
  await expect(collector.getByText('You offered #250,000')).toBeVisible();

  await page.goto('/admin/offers?open=true');
  const offer = page.getByRole('article', { name: new RegExp(`for ${name}$`) });
  await offer.getByRole('button', { name: /^Counter-offer/ }).click();
  await page.getByLabel('Counter-offer, in naira').fill('290000');
  await page.getByRole('button', { name: 'Send counter-offer' }).click();
  await expect(page.getByText('Counter-offer sent.')).toBeVisible();

  await collector.goto('/dashboard/offers');
  await collector.getByRole('button', { name: `Accept #290,000 for ${name}` }).click();
  await collector.getByRole('dialog').getByRole('button', { name: 'Accept #290,000' }).click();
  await expect(collector.getByText('Agreed at #290,000')).toBeVisible();
  await collector.getByRole('link', { name: `Pay for your order of ${name}` }).click();
  await expect(collector.getByRole('article', { name })).toContainText('#290,000');
  await collector.context().close();
});
