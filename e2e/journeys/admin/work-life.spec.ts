import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { describeArtwork, fileField } from '../../support/admin/artwork';
import { visitAsCurator } from '../../support/admin/curator';
import { smallJpeg } from '../../support/admin/images';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a curator drafts a work with its facts, previews, schedules, publishes, archives, and restores it', async ({
  page,
  request,
}) => {
  const name = `Harbor ${randomUUID().slice(0, 8)}`;
  await visitAsCurator(page, '/admin/create-artwork');
  await fileField(page).setInputFiles(await smallJpeg());
  await describeArtwork(page, name);
  await page.getByLabel('Publication').selectOption('Keep as a draft');
  await page.getByText('Facts of the work (optional)').click();
  await page.getByLabel('Materials').fill('Oil on linen');
  await page.getByLabel('Visual description').fill('Lanterns at night');
  await page.getByLabel('Provenance').fill('2019: Bought from the artist');
  await expect(page.getByText('Uploaded')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Artwork' }).click();
  await expect(page.getByText(`${name} is a draft now.`)).toBeVisible();

  const preview = page.getByRole('link', { name: 'Preview the artwork' });
  const path = (await preview.getAttribute('href')) ?? '';
  const publicPath = path.replace('/art-page/', '/api/artwork/');
  // The edge keeps its pages for seconds, so the API tells what visitors may see.
  const seen = async () => (await request.get(publicPath)).status();
  expect([(await request.get(path)).status(), await seen()]).toEqual([404, 404]);
  await preview.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Oil on linen')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Lanterns at night' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Provenance' })).toContainText('2019Bought from the artist');

  await page.goto(path.replace('/art-page/', '/admin/edit-artwork/'));
  const panel = page.getByRole('region', { name: 'Publication' });
  await panel.getByRole('button', { name: 'Schedule…' }).click();
  await panel.getByLabel('Publish at').fill(tomorrow());
  await panel.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(panel.getByText(/^Scheduled for/)).toBeVisible();
  expect(await seen()).toBe(404);
  await panel.getByRole('button', { name: 'Publish now' }).click();
  await expect(panel.getByText('Visitors see this work.')).toBeVisible();
  await expect.poll(seen).toBe(200);
  await expect(page.getByText('The picture is being prepared')).toBeHidden({ timeout: 30_000 });

  await addEntry(page, 'Lent to the museum in Ife', true);
  await addEntry(page, 'A crack behind the frame', false);
  const record = page.getByRole('region', { name: 'Provenance, exhibitions, and condition' });
  await expect(record.getByText('Internal', { exact: true })).toBeVisible();
  await expect(record.getByText('Bought from the artist', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Provenance' })).toHaveCount(0);
  await expectAccessible(page);
  const told = await (await request.get(publicPath)).text();
  expect(told).toContain('Lent to the museum in Ife');
  expect(told).not.toContain('A crack behind the frame');

  await panel.getByRole('button', { name: 'Archive…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(panel.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect.poll(seen).toBe(404);
  await panel.getByRole('button', { name: 'Restore' }).click();
  await expect(panel.getByText('Visitors see this work.')).toBeVisible();
  await expect.poll(seen).toBe(200);
});

async function addEntry(page: Page, text: string, isPublic: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Add entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an entry' });
  await dialog.getByLabel('Records').selectOption('Exhibition');
  await dialog.getByLabel('Text').fill(text);
  if (isPublic) await dialog.getByLabel('Visitors may read it').check();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
}

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
}
