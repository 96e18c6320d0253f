import { expectAllSound } from '../../support/sweep';
import { type Catalogue, test } from '../../support/visit';

type Routes = (catalogue: Catalogue) => Record<string, string> | Promise<Record<string, string>>;

/** Every screen that a visitor can open. */
const areas: Record<string, Routes> = {
  'the works': async (catalogue) => {
    const [work] = await catalogue.forSale();
    return {
      home: '/',
      'digital paintings': '/?category=digital-painting',
      artworks: '/artist',
      'narrowed artworks': '/artist?type=Sculpture&max=5000000&available=true&sort=name',
      'a search without a find': '/artist?q=zzzz',
      'the works of an artist': `/artist?artist=${work?.artist_id._id}`,
      artwork: `/art-page/${work?._id}`,
    };
  },
  'the auctions': async (catalogue) => ({
    auction: '/auction-bidding',
    'an open lot': `/auction-bidding/${(await catalogue.lot('open'))._id}`,
    'the record of a lot': `/auction-bidding/${(await catalogue.lot('sold'))._id}/record`,
  }),
  'the gallery': () => ({
    about: '/about',
    events: '/event-booking',
    contact: '/contact-us',
    'terms of sale': '/terms-of-sale',
    'nothing saved': '/saved',
  }),
  'the log-in': () => ({
    register: '/register',
    login: '/login',
    'forgot password': '/forgot-password',
    'back office': '/admin',
  }),
  'what is missing': () => ({
    'an unknown list': `/list/${'0'.repeat(32)}`,
    'a closed viewing room': `/viewing-room/${'0'.repeat(32)}`,
    'unknown artwork': '/art-page/not-an-id',
    'not found': '/nowhere',
  }),
};

test.describe.configure({ timeout: 180_000 });
// The browser logs the 404 of a page in its console.
test.use({ expectedErrors: /status of 404/ });

for (const [name, routesIn] of Object.entries(areas)) {
  test(`the pages of ${name} fit every width, wider text, and forced colors`, async ({ page, catalogue }) => {
    await expectAllSound(page, await routesIn(catalogue));
  });
}
