import { expect, test } from '../../support/visit';

// The browser logs a failed call in its console.
test.use({ expectedErrors: /Failed to load resource/ });

test('a dialog reports an answer of 503, and the form keeps its values', async ({ page }) => {
  const answer = { status: 503, json: { message: 'The gallery is being repaired.' } };
  await page.route('**/api/contact', (route) => route.fulfill(answer));
  await page.goto('/contact-us');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByLabel('Message').fill('Is the gallery open on Sunday?');
  await page.getByRole('button', { name: 'SUBMIT HERE' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The gallery is being repaired.');
  await expect(dialog).toContainText('503 Service Unavailable');
  await dialog.getByRole('button', { name: 'Back to where I was' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Message')).toHaveValue('Is the gallery open on Sunday?');
});
