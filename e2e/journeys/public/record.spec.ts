import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../scripts/build/run-command.mjs';
import { watchShiftTotal } from '../../support/shifts';
import { expect, test } from '../../support/visit';

const program = path.join(root, 'api/dist/verify-auction.js');

test('the browser and the offline program verify the record of a sold lot, and an open one has none', async ({
  page,
  catalogue,
}) => {
  const open = await catalogue.lot('open');
  expect((await page.request.get(`/auction-bidding/${open._id}/record`)).status()).toBe(404);
  const lot = await catalogue.lot('sold');
  const steps = lot.bids + 2;
  await page.goto(`/auction-bidding/${lot._id}`);
  await page.getByRole('link', { name: 'See the record' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The record' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'The record is intact' })).toBeVisible();
  await expect(page.getByText(`${steps} of ${steps} steps follow on from the step before.`)).toBeVisible();
  await expect(page.getByText(/^The gallery’s signature of .* matches the last step\.$/)).toBeVisible();

  const replay = page.getByRole('region', { name: 'Replay' });
  await replay.getByRole('button', { name: 'Play' }).click();
  await expect(replay.getByRole('heading', { name: `After step 2 of ${steps}` })).toBeVisible();
  await replay.getByRole('button', { name: 'Pause' }).click();
  await replay.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: /^1Opened/ })).toHaveAttribute(
    'aria-current',
    'step',
  );

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`lot-${lot.number}.json`);
  const published = await page.request.get('/.well-known/gallery-keys.json');
  const key = (await published.json()).keys[0].public_key;
  const words = [program, await file.path(), '--key', key];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  expect(stdout).toContain('The record is intact.');
});

test('a record stays in place on a phone while the browser checks it', async ({ page, catalogue }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const shifted = await watchShiftTotal(page);
  await page.goto(`/auction-bidding/${(await catalogue.lot('sold'))._id}/record`);
  await expect(page.getByRole('heading', { name: 'The record is intact' })).toBeVisible();
  // The fonts may cost 0.02. Steps that make way for the verdict cost 0.1.
  expect(await shifted()).toBeLessThan(0.05);
});
