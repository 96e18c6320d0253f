import { expectSound } from '../../support/sweep';
import { type Catalogue, listen, test } from '../../support/visit';

type Screens = (catalogue: Catalogue) => Promise<Record<string, string>>;

/** Every screen that a visitor can open. */
const areas: Record<string, Screens> = {
  'the landing and the catalogue': async (catalogue) => ({
    home: '/',
    'digital paintings': '/?category=digital-painting',
    artworks: '/artist',
    'narrowed artworks': '/artist?type=Sculpture&max=5000000&available=true&sort=name',
    'a search without a find': '/artist?q=zzzz',
    'the works of an artist': `/artist?artist=${(await catalogue.forSale())[0]?.artist_id._id}`,
  }),
  'works and lots': async (catalogue) => ({
    artwork: `/art-page/${(await catalogue.forSale())[0]?._id}`,
    'an artist': `/artist/${(await catalogue.forSale())[0]?.artist_id.slug}`,
    auction: '/auction-bidding',
    'an open lot': `/auction-bidding/${(await catalogue.lot('open'))._id}`,
    'the record of a lot': `/auction-bidding/${(await catalogue.lot('sold'))._id}/record`,
    'unknown artwork': '/art-page/not-an-id',
  }),
  'the pages about the gallery': async () => ({
    about: '/about',
    events: '/event-booking',
    contact: '/contact-us',
    'a certificate': '/certificate',
    'terms of sale': '/terms-of-sale',
    'not found': '/nowhere',
    'back office': '/admin',
  }),
  'saved works and accounts': async () => ({
    'nothing saved': '/saved',
    'an unknown list': `/list/${'0'.repeat(32)}`,
    'a closed viewing room': `/viewing-room/${'0'.repeat(32)}`,
    register: '/register',
    login: '/login',
    'forgot password': '/forgot-password',
  }),
};

test.describe.configure({ timeout: 180_000 });
// The browser logs the 404 of a page in its console.
test.use({ expectedErrors: /status of 404/ });

for (const [name, screensOf] of Object.entries(areas)) {
  test(`${name} fit every width, wider text, and forced colors`, async ({
    context,
    catalogue,
    consoleErrors,
  }) => {
    for (const [screen, path] of Object.entries(await screensOf(catalogue)))
      await test.step(screen, async () => {
        // In the page of an earlier screen, Chromium would show that screen's larger picture of a work from memory,
        // and warn that the preloaded one is unused.
        const page = await context.newPage();
        listen(page, consoleErrors);
        await expectSound(page, path);
        await page.close();
      });
  });
}
