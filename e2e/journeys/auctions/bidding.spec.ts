import type { Page } from '@playwright/test';
import { bidsOn, confirmationLinkTo, lastOpenLot, placeBid, takeTheLead } from '../../support/bidding';
import { fillSignUp, logIn, newCustomer, visitAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test('a bidder sees a new maximum in each tab and on each device', async ({ page, request, browser }) => {
  const lot = await lastOpenLot(request);
  const address = `/auction-bidding/${lot._id}`;
  const customer = await visitAsCustomer(page, address);
  const bidding = (of: Page) => of.getByRole('region', { name: 'Bidding', exact: true });
  await bidding(page).getByRole('button', { name: 'Place bid' }).click();
  await page.goto(await confirmationLinkTo(customer.email));
  await page.getByRole('link', { name: /^Back to the lot with #/ }).click();
  const otherTab = await page.context().newPage();
  await otherTab.goto(address);
  const phone = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const otherDevice = await phone.newPage();
  await otherDevice.goto(address);
  await bidding(otherDevice).getByRole('link', { name: 'Log in to bid' }).click();
  await logIn(otherDevice, customer);
  await expect(otherDevice).toHaveURL(address);
  await expect(otherDevice.getByText('Your account is ready')).toBeVisible();

  await takeTheLead(page);
  const others = [otherTab, otherDevice];
  for (const other of others) {
    await expect(bidding(other).getByText('You are winning', { exact: true })).toBeVisible();
  }
  await bidding(page).getByRole('button', { name: 'Raise your maximum' }).click();
  await bidding(page).getByRole('group', { name: 'Next possible bids' }).getByRole('button').last().click();
  const maximum = await bidding(page).getByLabel('Your new maximum').inputValue();
  await bidding(page).getByRole('button', { name: 'Raise your maximum' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Place bid' }).click();
  for (const other of [page, ...others]) {
    await expect(bidding(other).getByText(`Your maximum is #${maximum}`, { exact: false })).toBeVisible();
  }
  await phone.close();
});

test('a visitor registers, confirms the email, bids, is outbid, and bids again @both', async ({
  page,
  request,
  browser,
}) => {
  const lot = await lastOpenLot(request);
  const address = `/auction-bidding/${lot._id}`;
  const panel = page.getByRole('region', { name: 'Bidding', exact: true });
  const customer = newCustomer();

  await page.goto(address);
  await panel.getByRole('link', { name: 'Register', exact: true }).click();
  await fillSignUp(page, customer);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Your account is ready')).toBeVisible();
  await panel.getByRole('button', { name: 'Place bid' }).click();
  await expect(panel.getByText('Confirm your email to bid')).toBeVisible();

  const mails = await page.context().newPage();
  await mails.goto(await confirmationLinkTo(customer.email));
  await expect(mails.getByText(/confirmed/i).first()).toBeVisible();
  await mails.getByRole('link', { name: /^Back to the lot with #/ }).click();
  await expect(mails).toHaveURL(address);
  const otherTab = mails.getByRole('region', { name: 'Bidding', exact: true });
  await expect(otherTab.getByLabel('Your maximum bid')).toHaveValue(lot.asking.toLocaleString('en'));
  await page.reload();
  await takeTheLead(page);
  await expect(panel.getByText(/^You are bidding with paddle/)).toBeVisible();

  await expect(otherTab.getByText('You are winning', { exact: true })).toBeVisible();
  await mails.close();

  const bids = await bidsOn(request, lot);
  const rival = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const rivalPage = await rival.newPage();
  const other = await visitAsCustomer(rivalPage, address);
  await rivalPage
    .getByRole('region', { name: 'Bidding', exact: true })
    .getByRole('button', { name: 'Place bid' })
    .click();
  await rivalPage.goto(await confirmationLinkTo(other.email));
  await expect(rivalPage.getByText(/confirmed/i).first()).toBeVisible();
  await rivalPage.goto(address);
  // The stored page may be some seconds old.
  await expect(rivalPage.getByText(`${bids} bid${bids > 1 ? 's' : ''} ·`, { exact: false })).toBeVisible();
  await placeBid(rivalPage, { first: true });
  await rival.close();

  await expect(panel.getByText('You have been outbid', { exact: true })).toBeVisible();
  await placeBid(page);
  await expect(panel.getByText('You are winning', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Bids, newest first' }).getByRole('listitem')).toHaveCount(
    bids + 2,
  );
});
