// Requests every public answer of the OpenAPI document, because any new route could tell an internal entry or a tag.
import { randomUUID } from 'node:crypto';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { addWorkEntries } from '../../../testing/gallery/work-entries';
import { newBuyer } from '../../../testing/orders/orders';
import { readablePaths } from '../../../testing/requests/api-routes';
import { setUpAdminShop } from '../../../testing/setup/setup-api';
import { runDueJobs, setUpShop } from '../../../testing/setup/shop';
import { certificates } from '../../papers/certificates/certificate.table';

const shop = setUpAdminShop();
const market = setUpShop();

const secret = 'quartzfissure';
const picture = 'api/media/aaaabbbbccccdddd/original.jpg';
const internal = [
  { kind: 'provenance', date: secret, text: `Bought from ${secret}`, imgUrl: `/${picture}` },
  { kind: 'exhibition', text: `Lent to ${secret}` },
  { kind: 'condition', text: `A ${secret} behind the frame`, imgUrl: `/${picture}` },
] as const;
const open = [
  { kind: 'provenance', date: '2019', text: 'Private collection, Lagos', isPublic: true },
] as const;

test('no answer to a visitor or customer tells an internal entry or a tag, but staff see it', async () => {
  const artist = await addArtist(shop.db);
  const of = { artistId: artist.id, tags: [secret] };
  const [work, sold, inAuction] = [
    await addArtwork(shop.db, of),
    await addArtwork(shop.db, { ...of, availability: 'sold' }),
    await addArtwork(shop.db, of),
  ];
  for (const { id } of [work, sold, inAuction]) await addWorkEntries(shop.db, id, [...open, ...internal]);
  const auction = await addAuction(shop.db);
  const lot = await addLot(shop.db, auction, { artworkId: inAuction.id });
  const buyer = await newBuyer(shop.app);
  const ids = [work.id, sold.id, inAuction.id, artist.id, auction.id, lot.id, buyer.user._id, randomUUID()];
  const paths = [
    await readablePaths(shop.app, ids),
    [`/api/artwork?q=${secret}`, `/api/artwork?q=${secret}&short=true`],
  ].flat();
  const told: string[] = [];
  for (const headers of [{}, buyer.headers]) {
    for (const url of paths) {
      const { body } = await shop.app.inject({ url, headers });
      const written = body.replaceAll(`q=${secret}`, '');
      if (written.includes(secret) || written.includes(picture)) told.push(url);
    }
  }
  expect(told).toEqual([]);
  const { artworks, total } = (await shop.app.inject(`/api/artwork?q=${secret}`)).json();
  expect([artworks, total]).toEqual([[], 0]);
  const record = await shop.curator.sees(`/artwork/${work.id}/record`);
  expect(JSON.stringify(record.artwork.entry_records)).toContain(secret);
  expect(record.artwork.tags).toBe(secret);
  const preview = await shop.curator.sees(`/artwork/${work.id}`);
  expect(JSON.stringify(preview)).not.toContain(secret);
  expect(paths.length).toBeGreaterThan(100);
});

test('a certificate has the public steps of the provenance and no internal one', async () => {
  const buyer = await newBuyer(market.app);
  const work = await addArtwork(market.db);
  await addWorkEntries(market.db, work.id, [...internal, ...open]);
  const { order, payment } = (await buyer.order(work.id)).json();
  market.bank.pays(payment.reference, work.price);
  await buyer.does(order._id, 'verify');
  await runDueJobs(market);
  const [certificate] = await market.db.select().from(certificates);
  expect(certificate?.facts).toMatchObject({
    Provenance: '2019: Private collection, Lagos',
  });
});
