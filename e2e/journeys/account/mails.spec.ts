import { register } from '../../support/customer';
import { expectMailFits, expectMailsFit, listMails } from '../../support/fitting-mails';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';
import { writeMails } from '../../support/written-mails';

// Here the public address is that of the API, and the edge has the mark.
test.use({ expectedErrors: /mark\.png/ });

test('the demo shows its mails, which fit windows of 320 and 600 pixels', async ({ page, catalogue }) => {
  const { firstname, lastname, email, mobile } = await register(page);
  const [work] = await catalogue.forSale();
  const enquiry = { fullname: `${firstname} ${lastname}`, email, mobile, art_id: work?._id };
  const about = { artname: work?.name_of_artwork, artimg: work?.img_url };
  await page.request.post('/api/auth/sendmail', { data: { ...enquiry, ...about } });

  await page.goto('/mails');
  await expectAccessible(page);
  await page
    .getByRole('link', { name: `Your enquiry about ${work?.name_of_artwork}` })
    .first()
    .click();
  const wide = page.frameLocator('[title="The email at 600 pixels"]');
  await expect(wide.getByRole('heading', { name: 'Thank you for your enquiry' })).toBeVisible();
  await expect(page.getByText('A curator will write to you soon').last()).toBeVisible();
  await expectMailFits(page, page.url());

  await page.getByRole('link', { name: 'All emails' }).click();
  await page.getByRole('link', { name: 'Welcome to Uli Gallery' }).first().click();
  await expect(wide.getByRole('link', { name: 'See the artworks' })).toBeVisible();
  await expectMailFits(page, page.url());
});

test('the mails of guests, orders, returns, offers, events, and the newsletter fit the same windows', async ({
  page,
  request,
  catalogue,
}) => {
  test.setTimeout(120_000);
  const earlier = await listMails(page);
  await writeMails(request, catalogue);
  const kinds = await expectMailsFit(page, earlier);
  expect(wanted.filter((kind) => !kinds.includes(kind))).toEqual([]);
});

const wanted = [
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
