import type { Page } from '@playwright/test';
import { signInAsCurator } from '../../support/admin/curator';
import { cards, expectPaidOnce, otherVisitor, payWith, seeOrder } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { acceptCounterOffer, counterOffer, makeOffer } from '../../support/offers';
import { expect, test } from '../../support/visit';
import type { Work } from '../../support/work';

test('a collector finds, saves, follows, offers, pays, and verifies the certificate', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  await signInAsCustomer(page);
  const found = await catalogue.own({ materials: 'Indigo on cotton', open_to_offers: true });
  await findAndSave(page, found);
  await page.goto(`/artist/${found.artist_id.slug}`);
  await page.getByRole('button', { name: 'Follow', pressed: false }).click();
  await expect(page.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();

  const curator = await otherVisitor(browser, baseURL);
  await Promise.all([signInAsCurator(curator), seeInRoomAndShare(page, found)]);
  await makeOffer(page, `/art-page/${found._id}`);
  await counterOffer(curator, found.name_of_artwork);
  await curator.context().close();
  await acceptCounterOffer(page, found.name_of_artwork);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await payWith(page, cards.good);
  await seeOrder(page);
  await expectPaidOnce(page);

  const papers = page.getByRole('list', { name: 'Documents' });
  await expect(papers).toContainText('Invoice');
  await papers.getByRole('link', { name: /^UG-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verified' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(found.name_of_artwork);
});

async function findAndSave(page: Page, { name_of_artwork: name }: Work) {
  await page.goto('/artist?material=Indigo&sort=price-up');
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page.getByRole('button', { name: `Save ${name}`, pressed: true })).toBeVisible();
  await expect(page.getByText('Saved. Your dashboard keeps it in your lists.')).toBeVisible();
}

async function seeInRoomAndShare(page: Page, { _id, name_of_artwork: name }: Work) {
  await page.goto(`/art-page/${_id}`);
  await page.getByRole('button', { name: 'View in a room' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'View in a room' })).toBeVisible();
  await page.goto('/dashboard/saved');
  await page.getByRole('button', { name: 'Share this list' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const shared = await page.request.get(new URL(new URL(link).pathname, page.url()).href);
  expect(await shared.text()).toContain(name);
}
