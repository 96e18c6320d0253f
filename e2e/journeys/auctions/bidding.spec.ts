import type { Page } from '@playwright/test';
import {
  bidsOn,
  confirmationLinkTo,
  lastOpenLot,
  outbid,
  placeBid,
  takeTheLead,
} from '../../support/bidding';
import { otherVisitor } from '../../support/buying';
import { fillSignUp, logIn, newCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

const bidding = (page: Page) => page.getByRole('region', { name: 'Bidding', exact: true });

test('a visitor registers, confirms the email, bids, is outbid, and raises the maximum, in each tab and on each device', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  // Three pages and two mails take long on a busy machine.
  test.setTimeout(90_000);
  const lot = await lastOpenLot(request);
  const address = `/auction-bidding/${lot._id}`;
  const customer = newCustomer();
  await page.goto(address);
  await bidding(page).getByRole('link', { name: 'Register', exact: true }).click();
  await fillSignUp(page, customer);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Your account is ready')).toBeVisible();
  await bidding(page).getByRole('button', { name: 'Place bid' }).click();
  await expect(bidding(page).getByText('Confirm your email to bid')).toBeVisible();

  const otherTab = await page.context().newPage();
  await otherTab.goto(await confirmationLinkTo(customer.email));
  await expect(otherTab.getByText(/confirmed/i).first()).toBeVisible();
  await otherTab.getByRole('link', { name: /^Back to the lot with #/ }).click();
  await expect(otherTab).toHaveURL(address);
  await expect(bidding(otherTab).getByLabel('Your maximum bid')).toHaveValue(lot.asking.toLocaleString('en'));
  const device = await otherVisitor(browser, baseURL);
  await device.goto(address);
  await bidding(device).getByRole('link', { name: 'Log in to bid' }).click();
  await logIn(device, customer);
  await expect(device).toHaveURL(address);

  const everywhere = [page, otherTab, device];
  const expectEverywhere = async (text: string) => {
    for (const one of everywhere)
      await expect(bidding(one).getByText(text, { exact: true }).first(), text).toBeVisible();
  };
  await page.reload();
  await takeTheLead(page);
  await expect(bidding(page).getByText(/^You are bidding with paddle/)).toBeVisible();
  await expectEverywhere('You are winning');
  const bids = await bidsOn(request, lot);
  await outbid(request, lot);
  await expectEverywhere('You have been outbid');
  await placeBid(page);
  await expectEverywhere('You are winning');
  const list = page.getByRole('list', { name: 'Bids, newest first' });
  await expect(list.getByRole('listitem')).toHaveCount(bids + 2);
  await bidding(page).getByRole('button', { name: 'Raise your maximum' }).click();
  await bidding(page).getByRole('group', { name: 'Next possible bids' }).getByRole('button').last().click();
  const maximum = await bidding(page).getByLabel('Your new maximum').inputValue();
  await bidding(page).getByRole('button', { name: 'Raise your maximum' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Place bid' }).click();
  for (const one of everywhere)
    await expect(bidding(one).getByText(`Your maximum is #${maximum}`, { exact: false })).toBeVisible();
  await device.context().close();
});
