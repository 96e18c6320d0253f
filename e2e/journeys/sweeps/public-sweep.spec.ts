import { expectSound } from '../../support/sweep';
import { type Catalogue, test } from '../../support/visit';

/** Every screen that a visitor can open. */
const routes: Record<string, (catalogue: Catalogue) => Promise<string>> = {
  home: async () => '/',
  'digital paintings': async () => '/?category=digital-painting',
  artworks: async () => '/artist',
  'narrowed artworks': async () => '/artist?type=Sculpture&max=5000000&available=true&sort=name',
  'a search without a find': async () => '/artist?q=zzzz',
  'the works of an artist': async (catalogue) =>
    `/artist?artist=${(await catalogue.forSale())[0]?.artist_id._id}`,
  artwork: async (catalogue) => `/art-page/${(await catalogue.forSale())[0]?._id}`,
  about: async () => '/about',
  events: async () => '/event-booking',
  contact: async () => '/contact-us',
  auction: async () => '/auction-bidding',
  'an open lot': async (catalogue) => `/auction-bidding/${(await catalogue.lot('open'))._id}`,
  'the record of a lot': async (catalogue) => `/auction-bidding/${(await catalogue.lot('sold'))._id}/record`,
  'terms of sale': async () => '/terms-of-sale',
  'nothing saved': async () => '/saved',
  'an unknown list': async () => `/list/${'0'.repeat(32)}`,
  'a closed viewing room': async () => `/viewing-room/${'0'.repeat(32)}`,
  register: async () => '/register',
  login: async () => '/login',
  'forgot password': async () => '/forgot-password',
  'unknown artwork': async () => '/art-page/not-an-id',
  'not found': async () => '/nowhere',
  'back office': async () => '/admin',
};

test.describe.configure({ timeout: 120_000 });
// The browser logs the 404 of a page in its console.
test.use({ expectedErrors: /status of 404/ });

for (const [name, pathIn] of Object.entries(routes)) {
  test(`${name} fits every width, wider text, and forced colors`, async ({ page, catalogue }) => {
    await expectSound(page, await pathIn(catalogue));
  });
}
