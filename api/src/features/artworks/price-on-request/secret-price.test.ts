// Requests every public answer of the OpenAPI document, because any new route could tell the price.
import { addCustomer } from '../../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { newBuyer } from '../../../testing/orders/orders';
import { readablePaths } from '../../../testing/requests/api-routes';
import { setUpAdminShop } from '../../../testing/setup/setup-api';
import { mails } from '../../mail/mail.table';

const shop = setUpAdminShop();
const price = 734_519_286;
const secret = /734[,.]?519[,.]?286/;

type Headers = Record<string, string>;

/** Searches cursors too, which are base64url. */
function tells(body: string): boolean {
  const hidden = body.match(/[\w-]{12,}/g) ?? [];
  return [body, ...hidden.map((text) => String(Buffer.from(text, 'base64url')))].some((text) =>
    secret.test(text),
  );
}

async function addSecretWork() {
  const artist = await addArtist(shop.db);
  const of = { artistId: artist.id, price, priceOnRequest: true };
  const [work, sold, passed] = [
    await addArtwork(shop.db, of),
    await addArtwork(shop.db, { ...of, availability: 'sold' }),
    await addArtwork(shop.db, of),
  ];
  const auction = await addAuction(shop.db);
  const ended = { artworkId: passed.id, outcome: 'passed', endedAt: new Date() } as const;
  const lot = await addLot(shop.db, auction, ended);
  return { work, ids: [work.id, sold.id, passed.id, artist.id, auction.id, lot.id] };
}

async function saveAndShare(headers: Headers, artwork_id: string): Promise<string[]> {
  const post = (url: string, payload?: object) =>
    shop.app.inject({ method: 'POST', url: `/api/saved/${url}`, headers, payload });
  await post('works', { artwork_id });
  const { lists } = (await shop.app.inject({ url: '/api/saved/lists', headers })).json();
  const { link } = (await post(`lists/${lists[0]._id}/link`)).json();
  return [lists[0]._id, link.token];
}

test('no answer to a visitor or customer tells a price on request, but staff see it', async () => {
  const { work, ids } = await addSecretWork();
  const buyer = await newBuyer(shop.app);
  const [list = '', token = ''] = await saveAndShare(buyer.headers, work.id);
  const paths = await readablePaths(shop.app, [...ids, list, token, buyer.user._id]);
  const lists = ['price-up', 'price-down', 'newest', 'name'].flatMap((sort) => [
    `/api/artwork?sort=${sort}&limit=1`,
    `/api/artwork?sort=${sort}&short=true&limit=2`,
  ]);
  const told: string[] = [];
  for (const headers of [{}, buyer.headers]) {
    for (const url of [...paths, ...lists]) {
      const { body } = await shop.app.inject({ url, headers });
      if (tells(body)) told.push(url);
    }
  }
  const payload = { artworks: ids };
  const cards = await shop.app.inject({ method: 'POST', url: '/api/saved/cards', payload });
  expect(cards.json().artworks).toHaveLength(3);
  if (tells(cards.body)) told.push('/api/saved/cards');
  expect(told).toEqual([]);
  const record = `/api/artwork/${work.id}/record`;
  expect(tells((await shop.app.inject({ url: record, headers: shop.curator.headers })).body)).toBe(true);
  expect(paths.length).toBeGreaterThan(100);
});

test.each([price, 1])('an order at #%d is refused without the price', async (seen) => {
  const { work } = await addSecretWork();
  const buyer = await newBuyer(shop.app);
  const refused = await buyer.order(work.id, { price: seen });
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message: 'The price of this artwork is on request. Send us an enquiry to buy it.' },
  ]);
});

test('no mail to a customer tells a price on request', async () => {
  const { work } = await addSecretWork();
  const { email } = await addCustomer(shop.db);
  const enquiry = { fullname: 'Adaeze Okafor', email, mobile: '08030000000', artname: work.name, artimg: '' };
  const payload = { ...enquiry, art_id: work.id };
  const sent = await shop.app.inject({ method: 'POST', url: '/api/auth/sendmail', payload });
  expect(sent.statusCode).toBe(200);
  const written = await shop.db.select().from(mails);
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((mail) => tells(JSON.stringify(mail)))).toEqual([]);
});
