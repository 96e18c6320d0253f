// Runs on both databases, because both run the same migrations.
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { artworks } from '../../features/artworks/artwork.table';
import { payments } from '../../features/payments/payment.table';
import { addOrder } from '../../testing/gallery/admin-account';
import { addArtwork } from '../../testing/gallery/records';
import { openShop } from '../../testing/orders/orders';
import { setUp } from '../../testing/setup/setup-api';

const shop = setUp(openShop);

test('this release and the one before read the same status of a payment', async () => {
  const reference = randomUUID();
  const { id } = await addOrder(shop.db);
  await shop.db.execute(sql`
    INSERT INTO payments (reference, order_id, amount, currency, said)
    VALUES (${reference}, ${id}, 100, 'NGN', 'ongoing')`);
  expect(await statuses(reference)).toEqual({ now: 'ongoing', before: 'ongoing' });

  const row = shop.db.update(payments).set({ providerStatus: 'abandoned' });
  await row.where(eq(payments.reference, reference));
  expect(await statuses(reference)).toEqual({ now: 'abandoned', before: 'abandoned' });

  await shop.db.execute(sql`UPDATE payments SET said = 'success' WHERE reference = ${reference}`);
  expect(await statuses(reference)).toEqual({ now: 'success', before: 'success' });
});

test('the search functions of the release before give the same results', async () => {
  const { id } = await addArtwork(shop.db, { name: 'Dust of Ọ̀wọ̀' });
  const rows = await shop.db
    .select({
      id: artworks.id,
      words: sql`fold_words('Ọ̀wọ̀')`,
      text: sql`folded('Ọ̀wọ̀ DUST')`,
      alike: sql`ARRAY(SELECT alike_words('duts'))`,
    })
    .from(artworks)
    .where(sql`searched(${artworks}.search_words) @@ 'owo'::tsquery`);
  expect(rows).toEqual([{ id, words: ['owo'], text: 'owo dust', alike: expect.arrayContaining(['dust']) }]);
});

async function statuses(reference: string) {
  const [row] = await shop.db
    .select({ now: payments.providerStatus, before: sql<string | null>`payments.said` })
    .from(payments)
    .where(eq(payments.reference, reference));
  return row;
}
