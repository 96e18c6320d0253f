import { eq } from 'drizzle-orm';
import { lotWithBidders } from '../../../testing/auctions/settling';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtwork } from '../../../testing/gallery/records';
import { newBuyer } from '../../../testing/orders/orders';
import { endHold, runDueJobs, setUpShop } from '../../../testing/setup/shop';
import { artworkClaims } from '../../artworks/availability/availability.table';
import { expireHold } from '../../orders/placing/holds/expire-holds';

const shop = setUpShop();
const _ten = <Result>(does: () => Promise<Result>) => Promise.all(Array.from({ length: 10 }, does));

describe('a claim on a work', () => {
  test.each([1, 2, 3])('goes to one of ten simultaneous lots and orders (%i)', async () => {
    const work = await addArtwork(shop.db);
    const auctions = await Promise.all(Array.from({ length: 5 }, () => addAuction(shop.db)));
    const buyers = await Promise.all(Array.from({ length: 5 }, () => newBuyer(shop.app)));
    const [lotsMade, answers] = await Promise.all([
      Promise.allSettled(auctions.map((auction) => addLot(shop.db, auction, { artworkId: work.id }))),
      Promise.all(buyers.map((buyer) => buyer.order(work.id))),
    ]);
    const won = [
      ...lotsMade.filter(({ status }) => status === 'fulfilled'),
      ...answers.filter(({ statusCode }) => statusCode === 201),
    ];
    expect(won).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => ![201, 409].includes(statusCode))).toEqual([]);
    const claims = await shop.db.select().from(artworkClaims).where(eq(artworkClaims.artworkId, work.id));
    expect(claims).toHaveLength(1);
  });

  test('blocks an order of a work in an open lot, and a lot of a held work', async () => {
    const { lot } = await lotWithBidders(shop);
    const buyer = await newBuyer(shop.app);
    const answer = await buyer.order(lot.artworkId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('This artwork is in an auction. Bid on its lot instead.');
    const held = await addArtwork(shop.db);
    await buyer.order(held.id);
    await expect(addLot(shop.db, await addAuction(shop.db), { artworkId: held.id })).rejects.toThrow();
  });

  test('on a lot turns a late payment into a refund', async () => {
    const work = await addArtwork(shop.db);
    const buyer = await newBuyer(shop.app);
    const { order, payment } = (await buyer.order(work.id)).json();
    await endHold(shop, order._id);
    await expireHold(shop.context, order._id);
    await addLot(shop.db, await addAuction(shop.db), { artworkId: work.id });
    shop.bank.pays(payment.reference, work.price);
    const answer = await buyer.does(order._id, 'verify');
    expect(answer.json()).toMatchObject({
      message: 'Your payment arrived too late: we are giving it back to you.',
      order: { status: 'Canceled', open_refund: 'full' },
    });
    await runDueJobs(shop);
    expect((await buyer.sees(order._id)).status).toBe('Refunded');
  });
});
