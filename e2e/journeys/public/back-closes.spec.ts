import { expect, tabTo, test } from '../../support/visit';

test('the filters of a phone fill the screen, and Escape, Back, or the button with the result closes them @390', async ({
  page,
}) => {
  await page.goto('/artist');
  const opener = page.getByRole('button', { name: 'Filter' });
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await tabTo(page, 'Filter', 'button');
  await page.keyboard.press('Enter');
  // The sheet opens in several animation frames.
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await sheet.getByText('Sculpture').click();
  await expect(page).toHaveURL('/artist?type=Sculpture');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/artist?type=Sculpture');
  await page.goBack();
  await expect(page).toHaveURL('/artist');
  await expect(sheet).toBeHidden();

  await opener.click();
  await sheet.getByText('Digital Painting').click();
  await expect(page).toHaveURL('/artist?type=Digital+Painting');
  await sheet.getByRole('button', { name: /^Show \d+ artworks$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/artist');
  await expect(sheet).toBeHidden();
});

test("the menu of a phone opens the links; 'close', Escape, Back, and a link close it and leave no entry of it @390", async ({
  page,
}) => {
  await page.goto('/about');
  const opener = page.getByRole('button', { name: 'Menu' });
  const links = page.getByRole('navigation', { name: 'Main' });
  await expect(links).toBeHidden();
  await opener.click();
  await expect(links).toBeVisible();
  await page.getByRole('button', { name: 'close' }).click();
  await expect(links).toBeHidden();
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(links).toBeVisible();
  await page.goBack();
  await expect(links).toBeHidden();
  await expect(page).toHaveURL('/about');
  await opener.click();
  await links.getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/event-booking');
  await expect(links).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(links).toBeHidden();
});
