import type { Page } from '@playwright/test';
import { type Catalogue, expect, test } from '../../support/visit';

const routes: Record<string, (catalogue: Catalogue) => Promise<string>> = {
  'the landing': async () => '/',
  'the catalogue': async () => '/artist',
  'a work': async (catalogue) => `/art-page/${(await catalogue.forSale('sort=price-down'))[0]?._id}`,
  'the featured works': async () => '/about',
  'the events': async () => '/event-booking',
};

for (const [name, pathIn] of Object.entries(routes)) {
  test(`the pictures of ${name} load no wider than the page shows them @both`, async ({
    page,
    catalogue,
  }) => {
    await page.goto(await pathIn(catalogue));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await shownPictures(page)).length).toBeGreaterThan(0);
    const tooWide = (await shownPictures(page)).filter(({ fetched, enough }) => fetched > enough);
    expect(tooWide).toEqual([]);
  });
}

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
