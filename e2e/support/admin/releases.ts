import { expect, type Locator, type Page } from '@playwright/test';
import { visitAsCurator } from './curator';

export const reason = 'Prices overlap';

export async function openReleases(page: Page) {
  await visitAsCurator(page, '/admin/releases');
  await expect(galleryOf(page)).toBeVisible();
}

export function panel(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

export function galleryOf(page: Page): Locator {
  return panel(page, 'What is live').getByRole('row', { name: /^Gallery/ });
}

export function errorsOf(page: Page): Locator {
  return panel(page, 'Errors by remote and release').getByRole('row', { name: /^Gallery 2\.1\.0/ });
}

/** Chooses an action from the menu beside 'Roll back' in the gallery's row. */
export async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'More for Gallery' }).click();
  await page.getByRole('button', { name: action }).click();
}

/** Fills in the reason, and the release if the dialog asks for one. */
export async function give(dialog: Locator, confirm: string, release?: RegExp) {
  if (release) {
    const field = dialog.getByRole('combobox', { name: 'Release' });
    const option = field.locator('option').filter({ hasText: release });
    await field.selectOption((await option.getAttribute('value')) ?? '');
  }
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: confirm }).click();
}
