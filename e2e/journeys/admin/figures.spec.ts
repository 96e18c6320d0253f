import { readFile } from 'node:fs/promises';
import { visitAsCurator } from '../../support/admin/curator';
import { expect, test } from '../../support/visit';

// The gallery does not count browsers that call themselves automatic.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' });

test('the view of a work counts in the figures, which a curator exports', async ({ page, catalogue }) => {
  const { _id: id, name_of_artwork: name } = await catalogue.own();
  const counted = page.waitForResponse((answer) => isBeacon(answer.url()) && answer.status() === 204);
  await page.goto(`/art-page/${id}`);
  await counted;
  await visitAsCurator(page, '/admin/sales-figures');
  await expect(page.getByRole('img', { name: /^Sales by week in naira, 26 weeks/ })).toBeVisible();
  const steps = page.getByRole('region', { name: 'From view to sale' });
  await expect(async () => {
    await page.reload();
    await steps.getByText('Show as table').click();
    await expect(steps.getByRole('row', { name: /^Views of artworks/ })).toContainText(/[1-9]/, {
      timeout: 500,
    });
  }).toPass();
  const download = page.waitForEvent('download');
  await steps.getByRole('button', { name: 'CSV of From view to sale' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(lines.find((line) => line.startsWith(`"${name}"`))).toMatch(/,[1-9]\d*,\d+,\d+$/);
});

const isBeacon = (url: string) => new URL(url).pathname === '/telemetry';
