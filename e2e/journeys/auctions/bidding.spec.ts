import { confirmationLinkTo, lastOpenLot, placeBid } from '../../support/bidding';
import { fillSignUp, newCustomer, visitAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test('a visitor registers, confirms the e-mail, bids, is outbid in front of their eyes and bids again @both', async ({
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
  await panel.getByRole('button', { name: 'Place bid' }).click();
  await expect(panel.getByText('Confirm your e-mail to bid')).toBeVisible();

  const mails = await page.context().newPage();
  await mails.goto(await confirmationLinkTo(customer.email));
  await expect(mails.getByText(/confirmed/i).first()).toBeVisible();
  await mails.close();
  await page.reload();
  await placeBid(page, { first: true });
  await expect(panel.getByText('You are winning', { exact: true })).toBeVisible();
  await expect(panel.getByText(/^You bid with paddle/)).toBeVisible();

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
  await expect(
    rivalPage.getByText(`${lot.bids + 1} bid${lot.bids > 0 ? 's' : ''} ·`, { exact: false }),
  ).toBeVisible();
  await placeBid(rivalPage, { first: true });
  await rival.close();

  await expect(panel.getByText('You have been outbid', { exact: true })).toBeVisible();
  await placeBid(page);
  await expect(panel.getByText('You are winning', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Bids, newest first' }).getByRole('listitem')).toHaveCount(
    lot.bids + 3,
  );
});
