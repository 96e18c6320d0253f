import { readFile } from 'node:fs/promises';
import { visitAsCurator } from '../../support/admin/curator';
import { expect, test } from '../../support/visit';

// The gallery does not count browsers that call themselves automatic.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' });

test('the figures count the view of a work, fit every width, and are exported', async ({
  page,
  catalogue,
}) => {
  const { _id: id, name_of_artwork: name } = await catalogue.own();
  const counted = page.waitForResponse((answer) => isBeacon(answer.url()) && answer.status() === 204);
  await page.goto(`/art-page/${id}`);
  await counted;
  await visitAsCurator(page, '/admin/sales-figures');
  const periods = page.getByRole('group', { name: 'Period' });
  for (const [period, weeks] of Object.entries({ '13 weeks': 13, Year: 52, '26 weeks': 26 })) {
    await periods.getByRole('button', { name: period }).click();
    await expect(
      page.getByRole('img', { name: new RegExp(`^Sales by week in naira, ${weeks} weeks`) }),
    ).toBeVisible();
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const wrong = await page.locator('svg[role="img"]').evaluateAll(misplacedLabels);
      expect([period, width, wrong]).toEqual([period, width, []]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });

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

/** Returns the labels that leave their panel, and the pairs with less than two pixels between them. */
function misplacedLabels(plots: Element[]): string[] {
  return plots.flatMap((plot) => {
    const panel = plot.closest('section')?.getBoundingClientRect() ?? new DOMRect();
    const shown = [...plot.querySelectorAll('text')].filter((label) => label.getClientRects().length > 0);
    const boxes = shown.map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
    return boxes.flatMap(({ text, box }, at) => [
      ...(box.left < panel.left || box.right > panel.right ? [`${text} leaves its panel`] : []),
      ...boxes
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            other.left < box.right + 2 &&
            box.left < other.right + 2 &&
            other.top < box.bottom &&
            box.top < other.bottom,
        )
        .map((other) => `${text} touches ${other.text}`),
    ]);
  });
}

const isBeacon = (url: string) => new URL(url).pathname === '/telemetry';
