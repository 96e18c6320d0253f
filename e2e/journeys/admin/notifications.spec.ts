import { curatorsToken, visitAsCurator } from '../../support/admin/curator';
import { expect, test } from '../../support/visit';

test('a message raises the unread count of another screen, and its opened alert is read', async ({
  page,
  request,
}) => {
  await visitAsCurator(page, '/admin/all-orders');
  await expect(page.getByRole('heading', { name: 'All Orders' })).toBeVisible();
  const headers = { authorization: `Bearer ${await curatorsToken(request)}` };
  const { unread: before } = await (await request.get('/api/notification', { headers })).json();
  const name = { firstName: 'Henrik', lastName: 'Lund' };
  const message = { ...name, email: 'henrik@example.com', phoneNumber: '', textarea: 'Do you frame works?' };
  expect(await request.post('/api/contact', { data: message })).toBeOK();
  const unread = async () => {
    const [count = '0'] = await page.getByText(/^\s*\d+ unread$/).allTextContents();
    return Number.parseInt(count, 10);
  };
  await expect.poll(unread).toBeGreaterThan(before);

  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Notifications/ })
    .click();
  const alert = page.getByRole('link', { name: /Henrik Lund/ }).first();
  await expect(alert).toContainText('Unread');
  await expect(alert).toContainText('just now');
  await alert.click();
  const sheet = page.getByRole('region', { name: 'Alert' });
  await expect(sheet.getByText('Do you frame works?')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', /^\/admin\/enquiries\/./);
  await expect(alert).not.toContainText('Unread');
});
