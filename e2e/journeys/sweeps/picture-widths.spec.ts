import type { Page } from '@playwright/test';
import { expect, test } from '../../support/visit';

test('no picture loads wider than the page shows it @both', async ({ page, catalogue }) => {
  const [work] = await catalogue.forSale('sort=price-down');
  const cdp = await page.context().newCDPSession(page);
  for (const path of ['/', '/artist', `/art-page/${work?._id}`, '/about', '/event-booking']) {
    // The browser would show the wider picture of the page before.
    await cdp.send('Network.clearBrowserCache');
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await shownPictures(page)).length, path).toBeGreaterThan(0);
    const tooWide = (await shownPictures(page)).filter(({ fetched, enough }) => fetched > enough);
    expect(tooWide, path).toEqual([]);
  }
});

/** Returns the fetched width of each loaded picture, and the least width that suffices for its place. */
function shownPictures(page: Page) {
  return page.locator('main picture img[srcset*="/api/media/"]').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map(({ alt, srcset, currentSrc }) => {
        const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
        const fetched = Number(currentSrc.match(/(\d+)\.(avif|webp)$/)?.[1]);
        // A browser shows the same picture from its cache in a smaller place.
        const same = (images as HTMLImageElement[]).filter((image) => image.alt === alt);
        const width = Math.max(...same.map((image) => image.clientWidth));
        // `sizes` may round a column up.
        const needed = width * devicePixelRatio * 1.1;
        return { alt, fetched, enough: widths.find((one) => one >= needed) ?? fetched };
      }),
  );
}
