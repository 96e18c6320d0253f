import { expect, test } from '../../support/visit';

// The browser logs each refused call in its console.
test.use({ expectedErrors: /status of 422/ });

test('a visitor sends a message to the gallery', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1, name: 'Write Email' })).toBeVisible();
  await expect(page.getByText('12 Uli Close, Ikoyi, Lagos')).toBeVisible();
  const fields = page.getByRole('form').locator('[name]');
  await expect
    .poll(() => fields.evaluateAll(namesOf))
    .toEqual(['firstName', 'lastName', 'phoneNumber', 'email', 'textarea']);

  await page.getByLabel('First name').fill('Adébáyọ̀');
  await page.getByLabel('Email', { exact: true }).fill('bayo@mail.example');
  await page.getByLabel('Message').fill('May I come by on Sunday?');
  await page.getByRole('button', { name: 'SUBMIT HERE' }).click();
  await expect(page.getByText('Your message has reached the gallery.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

function namesOf(controls: Element[]) {
  return controls.map((control) => control.getAttribute('name'));
}
