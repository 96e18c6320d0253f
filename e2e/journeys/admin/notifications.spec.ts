import { visitAsCurator } from '../../support/admin/curator';
import { buyWithoutPage } from '../../support/admin/orders';
import { expect, test } from '../../support/visit';

test('a new alert appears in the open list, and opening it marks it as read', async ({
  page,
  catalogue,
  request,
}) => {
  await visitAsCurator(page, '/admin/admin-notification');
  await expect(page.getByRole('button', { name: 'Order Alert' })).toBeVisible();
  const work = await catalogue.own();
  const { name, email } = await buyWithoutPage(request, work);
  const alert = page.getByRole('link', { name: new RegExp(`${name} paid for`) });
  await expect(alert).toContainText('Unread');
  await expect(alert).toContainText('just now');
  await expect(alert).toContainText('Order Alert');
  await alert.click();
  const sheet = page.getByRole('region', { name: 'Alert' });
  await expect(sheet.getByRole('link', { name: email })).toBeVisible();
  await expect(sheet.getByRole('cell', { name: work.name_of_artwork })).toBeVisible();
  await expect(sheet.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(page.locator('a', { hasText: `${name} paid for` })).not.toContainText('Unread');
});

test('a message raises the unread count of another screen and offers a reply by mail', async ({
  page,
  request,
}) => {
  await visitAsCurator(page, '/admin/all-orders');
  await expect(page.getByRole('heading', { name: 'All Orders' })).toBeVisible();
  const unread = async () => {
    const [count = '0'] = await page.getByText(/^\s*\d+ unread$/).allTextContents();
    return Number.parseInt(count, 10);
  };
  const before = await unread();
  const message = { firstName: 'Henrik', lastName: 'Lund', email: 'henrik@example.com', phoneNumber: '' };
  const answer = await request.post('/api/contact', {
    data: { ...message, textarea: 'Do you frame works?' },
  });
  expect(answer.ok()).toBe(true);
  await expect.poll(unread).toBeGreaterThan(before);
  await page.goto('/admin/admin-notification?tag=Message');
  await page
    .getByRole('link', { name: /Henrik Lund/ })
    .first()
    .click();
  const sheet = page.getByRole('region', { name: 'Alert' });
  await expect(sheet.getByText('Do you frame works?')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', /^\/admin\/enquiries\/./);
});
