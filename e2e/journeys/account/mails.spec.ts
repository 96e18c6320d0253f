import { expectMailsFit, listMails } from '../../support/fitting-mails';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';
import { writeMails } from '../../support/written-mails';

// Here the public address is that of the API, and the edge has the mark.
test.use({ expectedErrors: /mark\.png/ });

test('the demo shows its mails, and one of each kind fits windows of 320 and 600 pixels', async ({
  page,
  request,
  catalogue,
}) => {
  test.setTimeout(120_000);
  const earlier = await listMails(page);
  await writeMails(request, catalogue);
  const kinds = await expectMailsFit(page, earlier);
  expect(wanted.filter((kind) => !kinds.includes(kind))).toEqual([]);

  await expectAccessible(page);
  await page.getByRole('link', { name: 'Welcome to Uli Gallery' }).first().click();
  const wide = page.frameLocator('[title="The email at 600 pixels"]');
  await expect(wide.getByRole('link', { name: 'See the artworks' })).toBeVisible();
  await page.getByRole('link', { name: 'All emails' }).click();
  await page
    .getByRole('link', { name: /^Your enquiry about/ })
    .first()
    .click();
  await expect(wide.getByRole('heading', { name: 'Thank you for your enquiry' })).toBeVisible();
});

const wanted = [
  'Welcome to Uli Gallery',
  'Your enquiry',
  'Your code to buy as a guest',
  'Your code',
  'Your password has been changed',
  'Confirm your email address',
  'Confirm your new email address',
  'A new email address',
  'Re',
  'Confirm your address',
  'Confirm to hear',
  'Your booking',
  'Your order',
  'Paid',
  'On its way',
  'Delivered',
  'Ready to collect',
  'Return requested',
  'Return accepted',
  'Return received',
  'Return declined',
  'Our counter-offer',
  'Your offer',
];
